"""What the table's frame says: prompt, whose turn it is, who plays, notes about its own parts."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.types import NOBODY, Option, Preview, Seat, Text, Thing, Who, text
from game.scenes.levels import level_name
from game.scenes.new_game.options import PACES
from game.scenes.table.commands import cap_of
from game.scenes.table.controls import Control
from game.scenes.table.desk import Desk
from game.scenes.table.errands import errand_words
from game.scenes.table.panel import place_thing
from game.scenes.table.prompt import Prompt, prompt_words
from game.tables.spec import Note, Seated, TableSpec

ERRAND = "ui:errand"
MOST_BUTTONS = 4
MOST_WAYS = 6
MOST_LINES = 4
"""Lines of the log that the explain box has room for."""


class Wording:
    """The words of one table, from what is true at its desk."""

    def __init__(self, desk: Desk, spec: TableSpec) -> None:
        self.desk = desk
        self.spec = spec

    @property
    def keys(self) -> dict[str, str]:
        """The keys the player chose for commands."""
        return dict(self.desk.ctx.settings.keys)

    # ------------------------------------------------------------ who and when
    def rounds(self, number: int | None = None) -> Text:
        """Return a round in the game's own word, the present one if left out."""
        shown = self.desk.match.round if number is None else number
        return Text(self.spec.round.id, (("round", shown),), context=self.spec.round.context)

    def turn(self) -> Text:
        """Return whose turn it is."""
        humans = self.desk.session.humans
        turn = self.desk.shown.active
        if turn == NOBODY:
            return text("The end")
        if humans == [turn]:
            return text("Your turn")
        return text("{who}'s turn", who=Who(turn))

    def player(self, seat: Seat) -> Text:
        """Return what stands under a player's name: who plays."""
        player = self.desk.match.players[seat]
        if player.human:
            return text("you") if len(self.desk.session.humans) == 1 else text("person")
        return text("bot, {level}", level=level_name(player.who))

    # ------------------------------------------------------------ prompt and buttons
    def controls(self) -> list[Control]:
        """Return the four buttons, greyed out where they would be refused."""
        desk, session = self.desk, self.desk.session
        still = not desk.busy and not desk.interlude
        back = session.why_no_undo() is None or session.may_take_round_back
        undo = not desk.busy and back  # an act whose outcome is still shown, too
        redo = still and session.why_no_redo() is None
        hint = still and session.human_turn and not desk.bots.hinting
        return [
            Control("ui:undo", text("Undo"), "undo", enabled=undo),
            Control("ui:redo", text("Redo"), "redo", enabled=redo),
            Control("ui:hint", text("Hint"), "hint", enabled=hint),
            Control("ui:menu", text("Menu"), "menu"),
        ]

    def prompt(self) -> Prompt:
        """Return the prompt line with its buttons."""
        desk = self.desk
        if desk.replaying:
            skip = Control("ui:skip", text("Skip"), "last")
            return Prompt(text("Again:"), text("the last round, as you saw it."), [skip])
        if desk.busy:
            return self._telling()
        if desk.interlude and desk.window is not None:
            return Prompt(*(desk.window.prompt() or (self.turn(), text("the game waits for you."))))
        own = desk.board.prompt(desk.moment()) if desk.may_choose and desk.window is None else None
        prompt = Prompt(*own) if own is not None else prompt_words(desk.decision, self._head())
        if desk.match.over:
            return prompt
        if own is None and (said := self._next()) is not None:
            prompt.words = said
        if desk.waits_for_step:
            prompt.buttons = [Control("ui:step", text("Next"), "play", "primary")]
        elif desk.bots.thinking and not desk.bots.hinting:
            prompt.head = text("{who} is thinking:", who=Who(desk.session.turn))
            if not desk.for_one:
                prompt.buttons = [Control("ui:hurry", text("Move now"), "forward")]
        elif desk.may_choose and desk.window is None and not desk.board.away:
            prompt.buttons = self._options()
        prompt.buttons += self._autoplay()
        return prompt

    def _next(self) -> Text | None:
        """What is to be clicked next, while something is in the hand; None if nothing is."""
        desk = self.desk
        ways = len(desk.chooser.fitting) if desk.chooser.chosen else 0
        if ways < 2 and not desk.pointer.dragged:
            return None
        said = desk.board.next_words(desk.moment())
        if said is not None:
            return text("{sentence} Esc lets go.", sentence=said)
        if ways < 2:
            return None
        return text("Choose one of the {ways} ways. Esc lets go.", ways=ways)

    def _autoplay(self) -> list[Control]:
        """In a game for one: the bot's pace and taking over, or letting it play."""
        desk = self.desk
        if not desk.for_one:
            return []
        if desk.session.humans:
            return [Control("ui:autoplay", text("Autoplay"), "bot")]
        pace = next((said for id_, said in PACES if id_ == desk.ctx.settings.bot_pace), text(""))
        return [
            Control("ui:pace", pace, "forward"),
            Control("ui:autoplay", text("Take over"), "person", "primary"),
        ]

    def _telling(self) -> Prompt:
        """While something moves: what just happened, in the words of the log."""
        lines = self.desk.lines
        buttons = [] if self.desk.session.humans else self._autoplay()
        if not lines:
            return Prompt(self.turn(), text("…"), buttons)
        return Prompt(None, lines[-1].words, buttons)

    def _head(self) -> Text:
        """How the prompt begins: whose decision it is."""
        desk, turn = self.desk, self.desk.session.turn
        if turn not in (NOBODY, desk.active):
            alone = desk.session.humans == [turn]
            return text("Your reaction:") if alone else text("{who} reacts:", who=Who(turn))
        return text("{turn}:", turn=self.turn())

    def _options(self) -> list[Control]:
        """Buttons for what cannot be clicked on the board, and for declining."""
        desk, decision = self.desk, self.desk.decision
        if decision is None:
            return []
        there = {spot.thing for spot in desk.board.spots(desk.moment())}
        found = []
        for number, option in enumerate(decision.options):
            declines = option.action == decision.decline
            unseen = not any(thing in there for thing in desk.board.things(option))
            stuck = desk.chooser.stuck and option in desk.chooser.fitting
            if declines or unseen or stuck:
                kind = "plain" if declines else "primary"
                found.append(Control(f"ui:option:{number}", option.label, "", kind))
        found = found[:MOST_BUTTONS]
        errand = desk.errands.offered
        if errand is not None and ERRAND not in there:
            found.append(Control(ERRAND, errand.said))
        return found

    # ------------------------------------------------------------ notes
    def note(self, panels: list[Seated], controls: list[Control]) -> Note | None:
        """Return what the explain box says: of the frame's own parts, or of the game."""
        desk, thing = self.desk, self.desk.pointer.pointed
        if desk.refusal is None:
            own = self._own(thing, panels, controls)
            if own is not None:
                return own
        found = self._game(thing)
        if found is None and desk.ctx.settings.table_help:
            return desk.board.resting(desk.moment())
        return found

    def _game(self, thing: Thing) -> Note | None:
        """What the rules say of a thing: a refusal, what it will do, what it is."""
        desk = self.desk
        if desk.refusal is not None:
            return self._refused(*desk.refusal)
        if desk.window is not None and (note := desk.window.note(thing)) is not None:
            return note
        moment = desk.moment()
        if thing and (own := desk.board.note(thing, moment)) is not None:
            # what was just used is refused only when it is pointed at or clicked anew
            return own if own.refusal is None or desk.pointer.rests is None else None
        if moment.shown is not None:
            return self._effect(thing, *moment.shown)
        if moment.fitting:
            return self._several(moment.fitting)
        explained = desk.explained(thing) if thing else None
        if explained is not None and not desk.busy:
            last = tuple(m.label for m in desk.moment().marks if m.thing == thing)
            return Note(explained.title, (*last[-MOST_WAYS:], *explained.body))
        return self._happening()

    def _effect(self, thing: Thing, option: Option, preview: Preview) -> Note:
        """What an option will do; what its thing is where that shows only later."""
        lines = preview.lines
        if not lines and (explained := self.desk.explained(thing)) is not None:
            lines = explained.body
        return Note(option.label, lines)

    def _refused(self, thing: Thing, reason: Text) -> Note:
        explained = self.desk.explained(thing) if thing else None
        if explained is None:
            return Note(text("Not now"), (), reason)
        return Note(explained.title, explained.body, reason)

    def _several(self, fitting: Sequence[Option]) -> Note:
        lines = []
        for option in fitting[:MOST_WAYS]:
            preview = self.desk.session.preview(option.action)
            if preview.lines:
                effect = preview.lines[0]
                lines.append(text("{label}: {effect}", label=option.label, effect=effect))
            else:
                lines.append(option.label)
        return Note(text("{count} ways", count=len(fitting)), tuple(lines))

    def _happening(self) -> Note | None:
        """What is going on while the person has nothing to decide."""
        lines = self.desk.lines
        if self.desk.may_choose or not lines:
            return None
        last = [line for line in lines if line.entry == lines[-1].entry]
        lately = last[-MOST_LINES:]
        return Note(text("{who}", who=Who(last[-1].seat)), tuple(line.words for line in lately))

    def _own(self, thing: Thing, panels: list[Seated], controls: list[Control]) -> Note | None:
        if thing.startswith("log:"):
            return self._line(int(thing[4:]))
        if thing.startswith("ui:rules"):
            number = thing[9:]
            return self._phase(int(number) if number else self.desk.shown.phase)
        if thing == ERRAND:
            return self._errand()
        for seat, seated in enumerate(panels):
            if thing == place_thing(seat) and seated.place_meaning is not None:
                return Note(text("{who}", who=Who(seat)), (seated.place_meaning,))
            for cell in seated.cells:
                if cell.thing and cell.thing == thing:
                    own = self.desk.board.note(thing, self.desk.moment())
                    return own or Note(text("{who}", who=Who(seat)), (cell.meaning,))
        control = next((c for c in controls if c.thing == thing), None)
        return self._control(control) if control is not None else None

    def _line(self, entry: int) -> Note:
        lines = [line for line in self.desk.session.story.lines if line.entry == entry]
        head = self.rounds(lines[0].round if lines else 1)
        return Note(head, tuple(line.words for line in lines))

    def _phase(self, phase: int | None) -> Note:
        phases = self.desk.match.spec.phases
        click = text("Click for the rules.")
        if phase is None or phase >= len(phases):
            return Note(text("Rules"), (click,))
        part = text("Part {n} of {all}.", n=phase + 1, all=len(phases))
        return Note(phases[phase], (part, click))

    def _errand(self) -> Note | None:
        errand = self.desk.errands.offered
        if errand is None:
            return None
        cap = text("Key: {key}", key=cap_of("errand", self.keys))
        return Note(errand.said, (*errand_words(errand), cap))

    def _control(self, control: Control) -> Note:
        session = self.desk.session
        cap = text("Key: {key}", key=cap_of(control.thing[3:], self.keys))
        reason = None
        if control.thing == "ui:undo":
            reason = session.why_no_undo()
            if reason is not None and control.enabled:
                back = text("A click can take back the whole round.")
                return Note(control.said, (reason, back, cap))
        elif control.thing == "ui:redo":
            reason = session.why_no_redo()
        return Note(control.said, (cap,) if reason is None else (reason, cap))
