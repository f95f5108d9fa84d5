"""The cards of the window for special actions: what each does, what it costs, why it cannot."""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.match import Match
from engines.core.types import Decision, Option, Text, Who, ntext, text
from engines.games.on_the_road import draw_events as drawn
from engines.games.on_the_road.actions import PRICES, CallBack, Rescue, StagePass
from game.tables.on_the_road.model import Model

PRICE = {made.kind: price for made, price in PRICES}

TITLES = {
    "rescue": text("Fetch"),
    "redraw": text("Draw again"),
    "call_back": text("Call back"),
    "stage_pass": text("Stage pass"),
}
PASSING = {
    "rescue": text("Just draw"),
    "redraw": text("Keep these"),
    "react": text("Let go"),
}
OFFERED = {
    "rescue": ("rescue",),
    "redraw": ("redraw",),
    "react": ("call_back", "stage_pass"),
}


@dataclass(frozen=True, slots=True)
class Choice:
    """One card: its options, its price in tokens (0: free), and why it cannot be chosen.

    ``effect`` is what it does in sentences from the rules' own forecast.
    """

    kind: str
    title: Text
    price: int
    options: tuple[Option, ...]
    effect: tuple[Text, ...]
    refusal: Text | None = None

    @property
    def need(self) -> Text:
        """What it costs, in words."""
        if not self.price:
            return text("free")
        return ntext("{tokens} token", "{tokens} tokens", count="tokens", tokens=self.price)

    def option(self, tokens: list[str]) -> Option | None:
        """Return the option for the chosen tokens; None if there is none."""
        if not self.price:
            return self.options[0] if self.options else None
        wanted = set(tokens)
        fits = (o for o in self.options if set(getattr(o.action, "tokens", ())) == wanted)
        return next(fits, None)

    def lines(self, tokens: list[str], model: Model) -> tuple[Text, ...]:
        """Return what the card says while these tokens are chosen."""
        if not self.price or "pink" not in tokens or len(tokens) != self.price:
            return self.effect
        return (*self.effect, text("Costs a pink token and its note."))


def choices_of(decision: Decision, match: Match) -> list[Choice]:
    """Return the cards of a decision, the free one last."""
    if decision.kind == "return_fan":
        return [_returning(decision, match, yes) for yes in (True, False)]
    found = [_special(decision, match, kind) for kind in OFFERED[decision.kind]]
    return [*found, _passing(decision, match)]


def _returning(decision: Decision, match: Match, yes: bool) -> Choice:
    option = next(o for o in decision.options if getattr(o.action, "yes", None) is yes)
    kind = "fan_back" if yes else "fan_stays"
    effect = _effect(match, decision, option) if yes else (text("It goes on waiting in line."),)
    return Choice(kind, option.label, 0, (option,), effect)


def _special(decision: Decision, match: Match, kind: str) -> Choice:
    options = tuple(o for o in decision.options if o.action.kind == kind)
    title, price = TITLES[kind], PRICE[kind]
    if options:
        return Choice(kind, title, price, options, _effect(match, decision, options[0]))
    return Choice(kind, title, price, (), (_would(kind),), _too_few(price))


def _too_few(price: int) -> Text:
    return text("You have fewer than {price} different tokens.", price=price)


def _would(kind: str) -> Text:
    """What an action that cannot be paid would do."""
    if kind == StagePass.kind:
        return text("One of your drawn fans would go onto the mainstage.")
    if kind == CallBack.kind:
        return text("Your drawn fans would go back into the bag.")
    if kind == Rescue.kind:
        return text("Your fans in the porta-potty would go into the bag.")
    return text("All drawn fans would go back, and you would draw again.")


def _passing(decision: Decision, match: Match) -> Choice:
    option = next(o for o in decision.options if o.action == decision.decline)
    effect = _effect(match, decision, option)
    if decision.kind == "rescue":
        effect = (text("You draw from the bag as it is."),)
    if decision.kind == "redraw" and not effect:
        effect = (text("They are not yours: they queue at the porta-potty."),)
    keeps = text("You keep all your tokens.")
    return Choice("passing", PASSING[decision.kind], 0, (option,), (*effect, keeps))


def _effect(match: Match, decision: Decision, option: Option) -> tuple[Text, ...]:
    """What an action does in the rules' own words, without the payment."""
    preview = match.preview(option.action, decision.seat)
    lines = []
    for event in preview.events:
        if isinstance(event, drawn.Spent) or _elsewhere(event, decision.seat):
            continue
        if event.forecast is not None:
            lines.append(event.forecast)
    return tuple(lines)


def _elsewhere(event: object, seat: int) -> bool:
    """True for what happens to other bands' fans, and for the next turn."""
    if isinstance(event, drawn.ToPotty | drawn.ToStage):
        return event.seat != seat
    return False


def heading(decision: Decision, model: Model) -> tuple[Text, Text]:
    """Return the window's question and what it is about."""
    seat = decision.seat
    if decision.kind == "react":
        return text("Step in?"), ntext(
            "{fans} of your fans is on its way to the porta-potty.",
            "{fans} of your fans are on their way to the porta-potty.",
            count="fans",
            fans=model.tray.count(seat),
        )
    if decision.kind == "redraw":
        return text("Draw again?"), ntext(
            "Of {total} drawn, {fans} is yours.",
            "Of {total} drawn, {fans} are yours.",
            count="fans",
            fans=model.tray.count(seat),
            total=len(model.tray),
        )
    if decision.kind == "rescue":
        return text("Before you draw"), ntext(
            "{fans} of your fans waits in the porta-potty.",
            "{fans} of your fans wait in the porta-potty.",
            count="fans",
            fans=model.waiting(seat),
        )
    return text("No token left"), text("{who}, a fan may return instead.", who=Who(seat))
