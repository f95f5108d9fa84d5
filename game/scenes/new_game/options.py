"""The game's own options, the seed, and what else there is to know before the start."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime
from typing import TYPE_CHECKING, Final

from pygame import Rect

from engines.core.types import OptionSpec, text
from game.scenes.new_game.draft import new_seed, shown_seed
from game.scenes.scrolling import Area, Paint
from game.ui.button import Button
from game.ui.canvas import Canvas
from game.ui.choice import Choice
from game.ui.dropdown import DropDown
from game.ui.field import TextField
from game.ui.text import BOLD, PROSE, TEXT
from game.ui.toggle import Toggle
from game.ui.widget import Widget
from game.words import Said

if TYPE_CHECKING:
    from game.scenes.new_game.scene import NewGameScene

NAME: Final = BOLD.but(size=27, lines=2)
HELP: Final = PROSE.but(size=23, lead=1.2)
PACES: Final = (
    ("step", text("Step by step")),
    ("slow", text("Slow")),
    ("normal", text("Normal")),
    ("at_once", text("At once")),
)
SWITCHES: Final = (("off", "on"), ("no", "yes"), ("false", "true"), ("0", "1"))
"""Pairs of values that a switch shows, the first of each being off."""


@dataclass(slots=True)
class Row:
    """A name, a control at its right, and a sentence of help below."""

    name: Said
    help: Said
    control: Widget
    wide: Callable[[Canvas], int]
    back: Paint
    problem: bool = False
    extra: Widget | None = None

    def under(self, canvas: Canvas, width: int) -> bool:
        """True if the control is too wide to stand beside the name."""
        return self.wide(canvas) > width * 6 // 10

    def height(self, canvas: Canvas, width: int) -> int:
        """Return the height of name, control, help and the rule below."""
        ui = canvas.metrics.ui_px
        words = ui(60) + canvas.text_height(self.help, HELP, width) + ui(24)
        return words + (ui(58) if self.under(canvas, width) else 0)

    def place(self, area: Area, rect: Rect, canvas: Canvas) -> None:
        """Lay the row on the sheet."""
        ui = canvas.metrics.ui_px
        area.put(self.back, rect)
        right = rect.right
        if self.extra is not None:
            area.put(self.extra, Rect(right - ui(60), rect.y + ui(2), ui(60), ui(44)))
            right -= ui(74)
        if self.under(canvas, rect.w):
            area.put(self.control, Rect(rect.x, rect.y + ui(52), rect.w, ui(52)))
            return
        wide = self.wide(canvas)
        area.put(self.control, Rect(right - wide, rect.y + ui(2), wide, ui(46)))

    def draw(self, canvas: Canvas, rect: Rect) -> None:
        """Draw the words."""
        ui, skin = canvas.metrics.ui_px, canvas.skin
        under = self.under(canvas, rect.w)
        right = rect.right if under else self.control.rect.x - ui(14)
        canvas.text(self.name, Rect(rect.x, rect.y, right - rect.x, ui(50)), NAME)
        top = rect.y + (ui(114) if under else ui(58))
        rest = Rect(rect.x, top, rect.w, rect.bottom - top)
        canvas.dashes((rect.x, rect.bottom - ui(12)), rect.w)
        canvas.text(self.help, rest, HELP.but(colour=skin.head if self.problem else skin.muted))


class Options:
    """Builds the rows of the third panel."""

    def __init__(self, scene: NewGameScene) -> None:
        self.scene = scene
        self.rows: list[Row] = []

    def build(self) -> None:
        """Make the widgets."""
        self.rows = [self._option(spec) for spec in self.scene.draft.spec.options]
        self.rows += [self._pace(), self._confirm()]
        if self.scene.draft.spec.daily is not None:
            self.rows.append(self._daily(self.scene.draft.spec.daily))
        self.rows.append(self._seed())
        self.rules = self.scene.tagged(
            "rules",
            Button(text("Read the rules"), self.scene.read_rules, icon="book", key="F1"),
        )

    # ------------------------------------------------------------ a game's own
    def _option(self, spec: OptionSpec) -> Row:
        control, wide = self._control(spec)
        control.enabled = self.scene.draft.matters(spec)
        self.scene.tagged(f"option.{spec.id}", control)
        return self._row(Row(spec.label, spec.help, control, wide, Paint(_nothing)))

    def _control(self, spec: OptionSpec) -> tuple[Widget, Callable[[Canvas], int]]:
        draft, value = self.scene.draft, self.scene.draft.value_of(spec)

        def choose(index: int) -> None:
            self.scene.change(draft.options.__setitem__, spec.id, spec.values[index])

        if not spec.value_labels and tuple(spec.values) in SWITCHES:
            toggle = Toggle(spec.label, value == spec.values[1], lambda on: choose(int(on)))
            return toggle, lambda canvas: canvas.metrics.ui_px(92)
        labels: tuple[Said, ...] = spec.value_labels or spec.values
        index = spec.values.index(value)
        if len(labels) <= 3:
            choice = Choice(spec.label, labels, index, choose)
            return choice, lambda canvas: sum(
                canvas.measure(label, BOLD) + canvas.metrics.ui_px(52) for label in labels
            )
        return DropDown(spec.label, labels, index, choose), lambda canvas: max(
            canvas.measure(label, BOLD) + canvas.metrics.ui_px(80) for label in labels
        )

    # ------------------------------------------------------------ at every table
    def _pace(self) -> Row:
        """How fast bots act; the same setting as in the settings."""
        scene = self.scene
        values = [value for value, _ in PACES]
        index = values.index(scene.ctx.settings.bot_pace)
        control = scene.tagged(
            "pace",
            Choice(
                text("Pace of the bots"),
                [label for _, label in PACES],
                index,
                lambda at: scene.set("bot_pace", values[at]),
                style=BOLD.but(lines=2, lead=1.0),
            ),
        )
        help_ = text("How long each act stays visible.")

        def wide(canvas: Canvas) -> int:
            return sum(canvas.measure(label, BOLD) + canvas.metrics.ui_px(40) for _, label in PACES)

        return self._row(Row(text("Pace of the bots"), help_, control, wide, Paint(_nothing)))

    def _confirm(self) -> Row:
        """Whether final acts ask once more; the same setting as in the settings."""
        scene = self.scene
        name = text("Ask before final acts")
        control = scene.tagged(
            "confirm",
            Toggle(
                name, scene.ctx.settings.confirm_final, lambda on: scene.set("confirm_final", on)
            ),
        )
        help_ = text("Acts that cannot be taken back ask once more.")
        return self._row(Row(name, help_, control, lambda c: c.metrics.ui_px(92), Paint(_nothing)))

    # ------------------------------------------------------------ the deal of the day
    def _daily(self, seed_on: Callable[[date], int]) -> Row:
        """The deal that everybody gets on this date."""
        scene, today = self.scene, datetime.now().astimezone()
        seed = shown_seed(seed_on(today.date()))
        name = text("Deal of the day")

        def take() -> None:
            scene.change(setattr, scene.draft, "seed", seed)

        label = text("Take it")
        button = scene.tagged("daily", Button(label, take, icon="clock", name=name))
        chosen = scene.draft.seed.split() == seed.split()
        help_ = text("The same for everybody today: number {seed}.", seed=seed)
        if chosen:
            help_ = text("Number {seed} is chosen: today's deal.", seed=seed)

        def wide(canvas: Canvas) -> int:
            return canvas.measure(label, BOLD.but(size=26)) + canvas.metrics.ui_px(100)

        return self._row(Row(name, help_, button, wide, Paint(_nothing)))

    # ------------------------------------------------------------ the seed
    def _seed(self) -> Row:
        scene = self.scene
        field = TextField(
            text("Seed"),
            scene.draft.seed,
            scene.seeded,
            entered=lambda _: scene.start(),
            limit=24,
            style=TEXT.but(size=26),
        )
        dice = Button("", self._roll, icon="dice", name=text("Another seed"))
        dice.tip = text("Another seed")
        scene.tagged("seed", field)
        scene.tagged("dice", dice)
        row = Row(
            text("Seed"), self.seed_help(), field, lambda c: c.metrics.ui_px(230), Paint(_nothing)
        )
        row.extra = dice
        row.problem = scene.draft.seed_problem() is not None
        return self._row(row)

    def seed_help(self) -> Said:
        """Return what the seed does, or what is wrong with it."""
        if (wrong := self.scene.draft.seed_problem()) is not None:
            return wrong
        if self.scene.draft.spec.max_players == 1:
            return text("Decides every shuffle. The same seed is the same game.")
        return text(
            "Decides every shuffle and who starts. Friends with the same seed play the same game."
        )

    def _roll(self) -> None:
        self.scene.change(setattr, self.scene.draft, "seed", new_seed())

    # ------------------------------------------------------------ places
    def height(self, canvas: Canvas, width: int) -> int:
        """Return the height of everything."""
        ui = canvas.metrics.ui_px
        rows = sum(row.height(canvas, width) for row in self.rows)
        return rows + self._notice_height(canvas, width) + ui(60)

    def place(self, area: Area, rect: Rect, canvas: Canvas) -> None:
        """Lay everything on the sheet, the rules' button at the end."""
        ui, y = canvas.metrics.ui_px, rect.y
        for row in self.rows:
            high = row.height(canvas, rect.w)
            row.place(area, Rect(rect.x, y, rect.w, high), canvas)
            y += high
        high = self._notice_height(canvas, rect.w)
        if high:
            area.put(self.notice, Rect(rect.x, y, rect.w, high - ui(16)))
            y += high
        area.put(self.rules, Rect(rect.x, y, rect.w, ui(50)))

    def _notice_height(self, canvas: Canvas, width: int) -> int:
        notice, ui = self.scene.draft.spec.notice, canvas.metrics.ui_px
        if notice is None:
            return 0
        inner = width - ui(72)
        return canvas.text_height(notice, HELP, inner) + 2 * ui(14) + ui(16)

    def _row(self, row: Row) -> Row:
        row.back.picture = row.draw
        self.scene.gui.add(row.back)
        return row

    def add_notice(self) -> None:
        """Make the box with what the game has to say of itself."""
        self.notice = self.scene.gui.add(Paint(self._draw_notice))

    def _draw_notice(self, canvas: Canvas, rect: Rect) -> None:
        notice, ui = self.scene.draft.spec.notice, canvas.metrics.ui_px
        if notice is None:
            return
        canvas.box(rect, "#f6dc9a", "", 3, 14)
        side = ui(30)
        canvas.icon("info", Rect(rect.x + ui(14), rect.y + ui(14), side, side))
        left = rect.x + ui(56)
        words = Rect(left, rect.y + ui(14), rect.right - ui(16) - left, rect.h - ui(20))
        canvas.text(notice, words, HELP)


def _nothing(canvas: Canvas, rect: Rect) -> None:
    """Draw nothing."""
