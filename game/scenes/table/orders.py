"""What buttons, keys and the menu order: taking back, hints, saving, going elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Surface

from engines.core.match import Match
from engines.core.types import Option, Seat, Text, text
from game.scene import Scene
from game.scenes import routes
from game.scenes.naming import NameDialog
from game.scenes.table.bots import PACES
from game.scenes.table.curtain import Curtain
from game.scenes.table.greeting import put_away
from game.scenes.table.menu import TableMenu
from game.scenes.table.seats import seat_dialog, seats_dialog
from game.scenes.table.shot import board_shot
from game.tables import table
from game.ui.dialog import Answer, Ask, Dialog, confirm, failure
from saves.errors import StoreError

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene


class Orders:
    """Everything a person may ask of the table besides the choice at hand."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self.ctx = table.ctx
        self.desk = table.desk
        self.match = table.match

    # ------------------------------------------------------------ choosing
    def choose(self, option: Option) -> None:
        """Play an option, after a question if the player wants one before final acts."""
        if self.ctx.settings.confirm_final:
            preview = self.desk.session.preview(option.action)
            if preview.final:
                self._ask_first(option, preview.lines)
                return
        self.desk.play(option.action)

    def _ask_first(self, option: Option, lines: tuple[Text, ...]) -> None:
        answers = (
            Answer(text("Think again"), self._let_go, safe=True),
            Answer(text("Do it"), lambda: self._play(option), "primary", "check"),
        )
        body = (*lines, text("This cannot be taken back."))
        self._dialog(Ask(option.label, body, answers, "warn"))

    def _play(self, option: Option) -> None:
        self.desk.play(option.action)
        self.table.renew()

    def _let_go(self) -> None:
        self.desk.chooser.cancel()
        self.desk.stale = True

    def refused(self, reason: Text | None) -> None:
        """Say why an order cannot be carried out; nothing for None."""
        if reason is not None:
            self.ctx.sound.play("wrong")
            self.ctx.stage.toast(reason, "warn")
        self.table.renew()

    # ------------------------------------------------------------ taking back
    def undo(self) -> None:
        """Take back the last act; where that is refused, offer the whole round."""
        reason = self.desk.undo()
        if reason is not None and self.desk.session.may_take_round_back:
            self._ask_round_back(reason)
        else:
            self.refused(reason)

    def _ask_round_back(self, reason: Text) -> None:
        body = text(
            "{reason} You can go back to your last decision all the same: everything since is "
            "undone, draws too. The result will be marked for it.",
            reason=reason,
        )
        yes = Answer(text("Take it back"), self.round_back, "primary", "undo")
        self._dialog(
            confirm(text("Take back a whole round?"), body, yes, text("Keep playing"), "undo")
        )

    def round_back(self) -> None:
        """Go back to the person's last decision."""
        self.refused(self.desk.round_back())

    def redo(self) -> None:
        """Play again what was taken back."""
        self.refused(self.desk.redo())

    # ------------------------------------------------------------ help
    def hint(self) -> None:
        """Ask for a hint."""
        self.refused(self.desk.ask_hint())

    def close_hint(self) -> None:
        """Put the hint away."""
        self.desk.hint = None
        self.desk.stale = True

    def whole_log(self) -> None:
        """Open or close the whole log."""
        picture = self.table.picture
        picture.long_log = not picture.long_log
        picture.log_back = 0
        self.desk.stale = True

    def last_round(self) -> None:
        """Show the last round again."""
        self.refused(self.desk.show_last_round())

    def rules(self, phase: int = -1) -> None:
        """Open the rules at a phase, else at what is in focus or to be decided."""
        decision, chapters = self.desk.decision, table(self.match.spec.slug).chapters
        chapter = self.desk.board.chapter(self.desk.pointer.pointed)
        if 0 <= phase < len(chapters):
            chapter = chapters[phase]
        if not chapter and decision is not None:
            chapter = decision.rule
        self.table.below = True
        routes.to_rules(self.ctx, self.match.spec.slug, chapter, True)

    # ------------------------------------------------------------ time
    def finish(self) -> None:
        """Finish what moves."""
        self.desk.finish()

    def hurry(self) -> None:
        """Have the bot play what it has found so far."""
        self.desk.bots.hurry()

    def step(self) -> None:
        """Show the next act of a bot."""
        self.desk.step_on()

    def autoplay(self) -> None:
        """In a game for one: let a bot play on, or take over from it."""
        people = bool(self.desk.session.humans)
        reason = self.desk.autoplay()
        if reason is None and people:
            self.ctx.stage.toast(text("A bot plays on; the result is marked for it."), "bot")
        self.refused(reason)

    def pace(self) -> None:
        """Go on to the next pace of the bots; it is a setting and kept as such."""
        settings, paces = self.ctx.settings, list(PACES)
        settings.bot_pace = paces[(paces.index(settings.bot_pace) + 1) % len(paces)]
        if (trouble := self.ctx.profile.save()) is not None:
            self.ctx.stage.toast(trouble, "warn")
        self.desk.stale = True

    def escape(self) -> None:
        """Close what is open, let go of what is chosen, or open the menu."""
        if self.table.picture.long_log:
            self.whole_log()
        elif self.desk.busy:
            self.desk.errands.stop()
            self.desk.finish()
        elif not (put_away(self.desk) or self.desk.let_go()):
            self.menu()

    # ------------------------------------------------------------ menu
    def menu(self) -> None:
        """Open the menu."""
        self.over(TableMenu(self.ctx, self))

    def shot(self, size: tuple[int, int]) -> Surface:
        """Return a picture of the board at a size."""
        return board_shot(self.table.probe(), self.desk, self.table.picture.place, size)

    def saved_words(self) -> Text:
        """Return whether the game is safe."""
        store = self.desk.session.store
        if store is None or store.failing:
            return text("Not saved")
        return text("Everything is saved")

    def round_words(self) -> Text:
        """Return which round it is."""
        return self.table.picture.wording.rounds()

    def settings(self) -> None:
        """Open the settings."""
        self.table.below = True
        routes.to_settings(self.ctx)

    def save_as(self) -> None:
        """Ask for a name, and keep a copy of the game under it."""
        title = self.match.spec.title
        name = self.ctx.words(text("{game}, {round}", game=title, round=self.round_words()))
        yes = text("Save"), "disk"
        self.over(NameDialog(self.ctx, name, self._save_as, yes, self.table.skin))

    def _save_as(self, name: str) -> None:
        try:
            self.desk.session.save_as(name.strip())
        except StoreError as error:
            self.not_saved(error.reason)
            return
        self.ctx.stage.toast(text("Saved"))

    def not_saved(self, reason: Text) -> None:
        """Say that the game could not be kept; it goes on all the same."""
        again = Answer(text("Try again"), self.desk.session.keep, "primary", "redo", focus=True)
        self._dialog(failure(text("The game is not saved"), reason, again))

    def seats(self) -> None:
        """Ask which seat is to change hands."""
        self.over(seats_dialog(self.ctx, self))

    def seat(self, seat: Seat) -> None:
        """Ask who is to play a seat."""
        self.over(seat_dialog(self.ctx, self, seat))

    def hand_to(self, seat: Seat, who: str) -> None:
        """Let somebody else play a seat from now on."""
        self.desk.hand_to(seat, who)
        self.table.renew()

    def start_again(self) -> None:
        """Deal the same game anew; this one stays in its file."""
        old = self.match
        match = Match.deal(old.spec, old.setup, old.seed, old.opening, old.rules)
        store = self.desk.session.store
        cover = store.begin(match) if store is not None else self.table.cover
        routes.to_table(self.ctx, match, cover)

    def load(self) -> None:
        """Open the list of saves."""
        self.desk.session.keep()
        self.table.below = True
        routes.to_load(self.ctx)

    def title(self) -> None:
        """Leave for the title."""
        routes.to_title(self.ctx)

    def quit(self) -> None:
        """End the app; the game is kept."""
        self.ctx.stage.quit()

    # ------------------------------------------------------------ hand-over
    def hand_over(self) -> None:
        """Draw the curtain for the person to decide."""
        self.over(Curtain(self.ctx, self, self.desk.session.turn))

    def show_to(self, seat: Seat) -> None:
        """Show a person's own view from now on."""
        self.desk.session.look(seat)
        self.desk.offer_again()
        self.table.renew()

    def over(self, scene: Scene) -> None:
        """Lay a scene over the table, which stands still meanwhile."""
        self.table.below = True
        self.desk.pointer.release()
        self.ctx.stage.push(scene)

    def _dialog(self, ask: Ask) -> None:
        self.over(Dialog(self.ctx, ask, self.table.skin))
