"""One seat of the New game screen: face, colour, name, person or bot, level."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from pygame import Rect

from engines.core.types import Text, text
from game.scenes.levels import level_help, level_name
from game.scenes.new_game.draft import LONGEST_NAME
from game.scenes.new_game.picks import FIELDS, Face, Swatches
from game.scenes.scrolling import Area, Paint
from game.ui.button import Button
from game.ui.canvas import Canvas
from game.ui.choice import Choice
from game.ui.field import TextField
from game.ui.text import PROSE, TEXT
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.scenes.new_game.scene import NewGameScene

HIGH: Final = 178
SIDE: Final = 154
NOTE: Final = TEXT.but(size=23, lines=2, lead=1.12)
PLAIN: Final = PROSE.but(size=24)
W = TypeVar("W", bound=Widget)


class SeatRow:
    """The widgets of one seat."""

    def __init__(self, scene: NewGameScene, seat: int) -> None:
        self.scene = scene
        self.seat = seat

    def build(self) -> None:
        """Make the widgets."""
        scene, seat, place = self.scene, self.seat, self.scene.draft.places[self.seat]
        draft = scene.draft
        self.back = scene.gui.add(Paint(self._draw))
        self.face = self._tag(
            "face", Face(place.face, lambda step: scene.change(draft.turn_face, seat, step))
        )
        taken = [p.colour for p in draft.places]
        self.colour = self._tag(
            "colour",
            Swatches(place.colour, taken, lambda colour: scene.change(draft.paint, seat, colour)),
        )
        self.name = self._tag(
            "name",
            TextField(
                text("Name"),
                place.name,
                lambda words: scene.renamed(seat, words),
                entered=lambda _: scene.start(),
                limit=LONGEST_NAME,
                style=TEXT.but(size=26),
            ),
        )
        self.who = self._tag(
            "who",
            Choice(
                text("Who plays"),
                (text("Person"), text("Bot")),
                0 if place.human else 1,
                self._seat_who,
                icons=("person", "bot"),
            ),
        )
        self.out = self._tag(
            "out",
            Button(
                "",
                lambda: scene.change(draft.remove, seat),
                icon="cross",
                name=text("Take this seat away"),
                tip=text("Take this seat away"),
            ),
        )
        self.out.visible = draft.may_remove
        levels = draft.spec.levels
        index = levels.index(place.who) if place.who in levels else 0
        self.level = self._tag(
            "level", Choice(text("Level"), [level_name(one) for one in levels], index, self._level)
        )
        self.level.visible = not place.human

    def _tag(self, name: str, widget: W) -> W:
        return self.scene.tagged(f"seat{self.seat}.{name}", widget)

    def _seat_who(self, index: int) -> None:
        draft = self.scene.draft
        self.scene.change(draft.seat_bot if index else draft.seat_person, self.seat)

    def _level(self, index: int) -> None:
        draft = self.scene.draft
        self.scene.change(draft.seat_bot, self.seat, draft.spec.levels[index])

    # ------------------------------------------------------------ places
    def place(self, area: Area, rect: Rect, canvas: Canvas) -> None:
        """Lay the widgets on the sheet."""
        ui = canvas.metrics.ui_px
        area.put(self.back, rect)
        side = ui(SIDE)
        face = ui(110)
        area.put(self.face, Rect(rect.x + (side - face) // 2, rect.y + ui(11), face, face))
        area.put(self.colour, Rect(rect.x + ui(8), rect.bottom - ui(43), side - ui(16), ui(40)))
        left, right, top, high = rect.x + side + ui(18), rect.right - ui(16), ui(16), ui(48)
        if self.out.visible:
            right -= ui(46)
            area.put(self.out, Rect(right, rect.y + top, ui(46), ui(44)))
            right -= ui(14)
        who = max(ui(210), self._who_width(canvas))
        who = min(who, (right - left) * 6 // 10)
        area.put(self.who, Rect(right - who, rect.y + top, who, high))
        name = right - who - ui(14) - left
        area.put(self.name, Rect(left, rect.y + top, name, high))
        area.put(self.level, Rect(left, rect.y + ui(78), rect.right - ui(16) - left, ui(46)))

    def _who_width(self, canvas: Canvas) -> int:
        ui = canvas.metrics.ui_px
        return sum(canvas.measure(label, self.who.style) + ui(50) for label in self.who.labels)

    # ------------------------------------------------------------ drawing
    def _draw(self, canvas: Canvas, rect: Rect) -> None:
        ui, skin = canvas.metrics.ui_px, canvas.skin
        place = self.scene.draft.places[self.seat]
        canvas.panel(rect, skin.field, 12)
        side = ui(SIDE)
        with canvas.clip(Rect(rect.x, rect.y, side, rect.h)):
            canvas.box(rect, FIELDS[place.colour], "", 3, 12)
            with canvas.clip(Rect(rect.x, rect.bottom - ui(46), side, ui(46))):
                canvas.box(rect, skin.shade, "", 3, 12)
        line = max(canvas.metrics.px(3), 1)
        canvas.fill(Rect(rect.x + side - line, rect.y, line, rect.h), skin.line)
        canvas.fill(Rect(rect.x, rect.bottom - ui(46), side, line), skin.line)
        self._notes(canvas, rect, rect.x + side + ui(20))

    def _notes(self, canvas: Canvas, rect: Rect, left: int) -> None:
        ui, skin = canvas.metrics.ui_px, canvas.skin
        place = self.scene.draft.places[self.seat]
        wide = rect.right - ui(14) - left
        wrong = self.scene.draft.name_problem(self.seat)
        if not place.human:
            note = Rect(left, rect.y + ui(126), wide, rect.bottom - ui(4) - rect.y - ui(126))
            said: Text = wrong or level_help(place.who)
            canvas.text(said, note, NOTE.but(colour=skin.head if wrong else skin.muted))
            return
        note = Rect(left, rect.y + ui(76), wide, rect.h - ui(84))
        if wrong:
            canvas.text(wrong, note, PLAIN.but(colour=skin.head))
            return
        said = text("Plays at this screen.")
        canvas.text(said, note, PLAIN)
        used = canvas.text_height(said, PLAIN, wide) + ui(4)
        rest = Rect(left, note.y + used, wide, note.h - used)
        if self.scene.people > 1:
            covered = text("It is covered between two people.")
            canvas.text(covered, rest, NOTE.but(valign="top", colour=skin.muted))
