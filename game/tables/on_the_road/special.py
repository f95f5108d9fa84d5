"""The window for special actions: choose tokens, see what each action does, confirm or pass."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from engines.core.match import Match
from engines.core.types import Decision, Option, Text, Thing, text
from engines.games.on_the_road.words import LACKING, TOKEN_NAMES
from game.tables.on_the_road.choices import Choice, choices_of, heading
from game.tables.on_the_road.model import COLOURS, Model
from game.tables.on_the_road.special_art import draw_window
from game.tables.on_the_road.special_place import Parts, place
from game.tables.spec import WINDOW, Answer, Frame, Note, Spot, TableWindow
from game.ui.canvas import Canvas

SHORT = {
    "mountain": text("mountain", context="token"),
    "lake": text("lake", context="token"),
    "forest": text("forest", context="token"),
    "field": text("field", context="token"),
    "pink": text("pink", context="token"),
}
KINDS = ("return_fan", "rescue", "redraw", "react")


def has_window(decision: Decision) -> bool:
    """Return whether a decision is taken in a window."""
    return decision.kind in KINDS and bool(decision.options)


class SpecialWindow(TableWindow):
    """One chance for a special action.

    ``tokens`` are the colours chosen so far, ``choice`` is the card chosen. Choosing a card
    proposes tokens, those the player has most of and the pink one last; a click on a token
    changes them, and its number chooses the card.
    """

    def __init__(self, model: Model, decision: Decision, match: Match) -> None:
        self.model = model
        self.match = match
        self.seat = decision.seat
        self.decision = decision
        self.held: tuple[int, ...] = tuple(model.tokens[decision.seat])
        self.choices = choices_of(decision, match, model)
        self.prices = sorted({c.price for c in self.choices if c.price})
        self.tokens: list[str] = []
        self.choice: Choice | None = None
        self.box = Rect(0, 0, 0, 0)
        self.parts: Parts | None = None

    @property
    def spends(self) -> bool:
        """True if tokens can be chosen here at all."""
        return bool(self.prices)

    @property
    def option(self) -> Option | None:
        """The option that is put together now."""
        if self.choice is None:
            return None
        return self.choice.option(self.tokens)

    # ------------------------------------------------------------ words
    @property
    def title(self) -> tuple[Text, Text]:
        """The question, and what it is about."""
        return heading(self.decision, self.model)

    @property
    def progress(self) -> Text:
        """How many tokens are chosen, and how many are needed."""
        count = len(self.tokens)
        if self.choice is not None and self.choice.price:
            return text("{chosen} of {price} chosen", chosen=count, price=self.choice.price)
        if not count:
            return text("Click tokens, or a card.")
        more = min((p for p in self.prices if p > count), default=count) - count
        return text("{tokens} more needed", tokens=more)

    @property
    def confirm_label(self) -> Text:
        """What the large button says."""
        if self.choice is not None and self.choice.price:
            if len(self.tokens) == self.choice.price:
                return text("Spend {tokens}", tokens=tuple(SHORT[colour] for colour in self.tokens))
            return text("Choose {price} different tokens", price=self.choice.price)
        if self.choice is not None:
            return self.choice.title
        return text("Choose what to do")

    # ------------------------------------------------------------ the contract
    def layout(self, canvas: Canvas, frame: Frame) -> None:
        """Place everything."""
        self.parts = place(canvas, frame, self)
        self.box = self.parts.box

    def draw(self, canvas: Canvas, pointed: Thing) -> None:
        """Draw it whole."""
        assert self.parts is not None
        draw_window(canvas, self.parts, self, pointed)

    def spots(self) -> Sequence[Spot]:
        """Return tokens, cards and buttons."""
        parts = self.parts
        if parts is None:
            return ()
        found = [
            Spot(f"spend:{colour}", box, TOKEN_NAMES[colour], WINDOW)
            for colour, box in parts.tokens.items()
        ]
        found += [
            Spot(f"choice:{choice.kind}", box, choice.title, WINDOW)
            for choice, box in zip(self.choices, parts.cards, strict=True)
        ]
        found.append(Spot("confirm", parts.confirm, self.confirm_label, WINDOW))
        if parts.decline is not None:
            found.append(Spot("decline", parts.decline, text("Pass"), WINDOW))
        return found

    def click(self, thing: Thing) -> Answer:
        """Choose a token or card, confirm or pass."""
        kind, _, name = thing.partition(":")
        if kind == "spend":
            return Answer(refusal=self._toggle(name))
        if kind == "choice":
            return Answer(refusal=self._choose(name))
        if kind == "decline":
            return Answer(action=self.decision.decline)
        option = self.option
        if option is None:
            return Answer(refusal=self._why_not_yet())
        return Answer(action=option.action)

    def enter(self, thing: Thing) -> Answer:
        """Choose; Enter on a card that is chosen and paid for confirms it."""
        chosen = self.choice is not None and thing == f"choice:{self.choice.kind}"
        return self.click("confirm" if chosen and self.option is not None else thing)

    def cancel(self) -> bool:
        """Put the tokens back and leave the choice open again."""
        had = bool(self.tokens) or self.choice is not None
        self.tokens, self.choice = [], None
        return had

    def pick(self, thing: Thing) -> bool:
        """Return whether a click leads on."""
        kind, _, name = thing.partition(":")
        if kind == "spend":
            return self.held[COLOURS.index(name)] > 0
        if kind == "choice":
            return self._choice(name).refusal is None
        return kind == "decline" or self.option is not None

    def note(self, thing: Thing) -> Note | None:
        """Say what a card or token is for."""
        kind, _, name = thing.partition(":")
        if kind == "spend":
            count = self.held[COLOURS.index(name)]
            lines = [text("You have {tokens}.", tokens=count)]
            if name == "pink":
                lines.append(text("Each pink token is a music note: one fan more in every draw."))
            return Note(TOKEN_NAMES[name], tuple(lines), None if count else LACKING[name])
        if kind == "choice":
            choice = self._choice(name)
            return Note(choice.title, choice.lines(self.tokens, self.model), choice.refusal)
        return None

    def advise(self, option: Option) -> bool:
        """Set everything for a hint."""
        self.tokens = list(getattr(option.action, "tokens", ()))
        for choice in self.choices:
            if any(o.action == option.action for o in choice.options):
                self.choice = choice
        return True

    # ------------------------------------------------------------ inside
    def _choice(self, kind: str) -> Choice:
        return next(choice for choice in self.choices if choice.kind == kind)

    def _choose(self, kind: str) -> Text | None:
        choice = self._choice(kind)
        if choice.refusal is not None:
            return choice.refusal
        self.choice = choice
        if len(self.tokens) != choice.price:
            self.tokens = self._proposal(choice.price)
        return None

    def _proposal(self, price: int) -> list[str]:
        """The tokens to spend: chosen ones first, then those held most, pink last."""
        order = sorted(
            (c for c in COLOURS if self.held[COLOURS.index(c)]),
            key=lambda c: (c not in self.tokens, c == "pink", -self.held[COLOURS.index(c)]),
        )
        return [c for c in COLOURS if c in order[:price]]

    def _toggle(self, colour: str) -> Text | None:
        if not self.held[COLOURS.index(colour)]:
            return LACKING[colour]
        if colour in self.tokens:
            self.tokens.remove(colour)
        elif len(self.tokens) >= max(self._affordable()):
            return text("No special action here takes more tokens: put one back first.")
        else:
            self.tokens = [c for c in COLOURS if c in (*self.tokens, colour)]
        fitting = [c for c in self.choices if c.price and c.price == len(self.tokens)]
        if fitting and fitting[0].refusal is None:
            self.choice = fitting[0]
        elif self.choice is not None and not self.choice.price:
            self.choice = None
        return None

    def _affordable(self) -> list[int]:
        return [c.price for c in self.choices if c.refusal is None] or [0]

    def _why_not_yet(self) -> Text:
        if self.choice is not None and self.choice.price:
            return text("This takes {price} different tokens.", price=self.choice.price)
        return text("First choose one of the cards, or tokens.")
