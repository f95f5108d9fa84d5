"""The panel that shows at once what the settings do: size, colours, motion."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect, Surface
from pygame.transform import smoothscale

from engines.core.types import Text, text
from game.scenes.house import head
from game.scenes.new_game.picks import COLOUR_NAMES, draw_face
from game.ui.canvas import Canvas
from game.ui.skin import WHITE
from game.ui.text import DISPLAY, PROSE, TEXT, Style

if TYPE_CHECKING:
    from game.scenes.settings.scene import SettingsScene

PACE: Final = {"none": 0.0, "slow": 0.5, "normal": 1.0, "fast": 2.0}
"""How fast the sample moves for each setting of the animation."""
FRAMES: Final = 30
"""Pictures of the sample a second, at normal speed."""
SPEECH: Final = text("Words at the table are as large as these.")
KEPT: Final = text("Changes are kept by themselves.")
SMALL: Final = PROSE.but(size=22)


class Preview:
    """Draws the sample; ``clock`` runs as fast as the animation setting says."""

    def __init__(self, scene: SettingsScene) -> None:
        self.scene = scene
        self.clock = 0.0
        self.below: Surface | None = None
        self._small: Surface | None = None

    def refresh(self) -> None:
        """Take the picture of what lies below the settings anew."""
        self.below = self.scene.ctx.stage.under(self.scene)
        self._small = None

    def update(self, dt: float) -> bool:
        """Let time pass; true if something moved."""
        pace = PACE.get(self.scene.ctx.settings.animation, 1.0)
        before = int(self.clock * FRAMES)
        self.clock += dt * pace
        return int(self.clock * FRAMES) != before

    def draw(self, canvas: Canvas, panel: Rect) -> None:
        """Draw the panel with its samples, from the top while there is room."""
        ui = canvas.metrics.ui_px
        canvas.panel(panel, canvas.skin.field if self.scene.ctx.settings.high_contrast else WHITE)
        canvas.sprite("tape", (panel.centerx, panel.y + canvas.metrics.px(4)), 1.05, turn=3)
        inner = panel.inflate(-2 * ui(24), -2 * ui(20))
        scale = self.scene.ctx.settings.ui_scale
        head(canvas, Rect(inner.x, inner.y, inner.w, ui(56)), text("Preview"), 0, _percent(scale))
        y = self._speech(canvas, Rect(inner.x, inner.y + ui(70), inner.w, ui(150))) + ui(22)
        kept = canvas.text_height(KEPT, PROSE, inner.w - ui(46)) + ui(16)
        bottom = inner.bottom - kept
        samples = [(self._bands, ui(170)), (self._motion, ui(190))]
        if self.below is not None:
            samples.append((self._window, bottom - y - ui(370)))
        for draw, high in samples:
            if y + high > bottom or high < ui(150):
                break
            canvas.dashes((inner.x, y), inner.w)
            draw(canvas, Rect(inner.x, y + ui(16), inner.w, high - ui(32)))
            y += high
        canvas.icon("check", Rect(inner.x, bottom + ui(4), ui(34), ui(34)), canvas.skin.on)
        words = Rect(inner.x + ui(46), bottom, inner.w - ui(46), kept)
        canvas.text(KEPT, words, PROSE.but(size=25, valign="middle"))

    def _speech(self, canvas: Canvas, room: Rect) -> int:
        """A portrait says how large words are; returns where it ends."""
        ui, skin = canvas.metrics.ui_px, canvas.skin
        face = Rect(room.x, room.y, ui(120), ui(120))
        canvas.box(face.inflate(ui(8), ui(8)), skin.mark, "", 3, 14)
        draw_face(canvas, face, "rosa")
        left = face.right + ui(34)
        inner = room.right - left - 2 * ui(18)
        high = ui(48) + canvas.text_height(SPEECH, PROSE, inner) + ui(14)
        bubble = Rect(left, room.y, room.right - left, max(high, face.h))
        canvas.shadow(bubble, 12)
        middle = face.centery
        tail = ((left + 2, middle - ui(14)), (left + 2, middle + ui(14)), (left - ui(20), middle))
        canvas.polygon(tail, skin.tip_fill)
        canvas.box(bubble, skin.tip_fill, skin.tip_edge, 3, 12)
        name = Rect(bubble.x + ui(18), bubble.y + ui(6), inner, ui(44))
        canvas.text("Rosa", name, Style(size=26, family=DISPLAY, colour=skin.tip_head))
        words = Rect(name.x, name.bottom, inner, bubble.bottom - name.bottom)
        canvas.text(SPEECH, words, PROSE.but(colour=skin.tip_ink))
        return max(bubble.bottom, face.bottom)

    def _bands(self, canvas: Canvas, room: Rect) -> None:
        """The four bands, by colour and shape."""
        ui = canvas.metrics.ui_px
        wide, high = room.w // 2, room.h // 2
        for n, (colour, name) in enumerate(COLOUR_NAMES.items()):
            cell = Rect(room.x + n % 2 * wide, room.y + n // 2 * high, wide - ui(8), high)
            badge = Rect(cell.x, cell.centery - ui(26), ui(52), ui(52))
            canvas.sprite_in(f"badge_{colour}", badge)
            left = badge.right + ui(14)
            box = Rect(left, cell.y, cell.right - left, cell.h)
            canvas.text(name, box, TEXT.but(lines=2, lead=1.1))

    def _window(self, canvas: Canvas, room: Rect) -> None:
        """The window one came from, as it looks with the settings as they are."""
        ui, picture = canvas.metrics.ui_px, self.below
        if picture is None:
            return
        words = Rect(room.x, room.bottom - ui(34), room.w, ui(34))
        high = room.h - ui(40)
        wide = min(room.w, high * picture.get_width() // picture.get_height())
        high = wide * picture.get_height() // picture.get_width()
        frame = Rect(room.x, room.y, wide, high)
        frame.centerx = room.centerx
        if self._small is None or self._small.get_size() != frame.size:
            self._small = smoothscale(picture, frame.size)
        canvas.surface.blit(self._small, frame)
        canvas.box(frame, None, "", 4, 6)
        words.y = frame.bottom + ui(4)
        style = TEXT.but(colour=canvas.skin.muted, align="centre")
        canvas.text(text("The whole window"), words, style)

    def _motion(self, canvas: Canvas, room: Rect) -> None:
        """A star on its way, as fast as pieces move."""
        ui = canvas.metrics.ui_px
        line = Rect(room.x + ui(40), room.y + ui(56), room.w - 2 * ui(40), 0)
        canvas.dashes((line.x, line.y), line.w)
        away = PACE.get(self.scene.ctx.settings.animation, 1.0) == 0
        phase = 0.5 if away else (self.clock / 1.6) % 2
        share = phase if phase <= 1 else 2 - phase
        eased = share * share * (3 - 2 * share)
        rise = 0 if away else ui(34) * 4 * eased * (1 - eased)
        canvas.sprite("gold_star", (line.x + line.w * eased, line.y - rise))
        rest = Rect(room.x, line.y + ui(40), room.w, room.bottom - line.y - ui(40))
        said = text("Nothing moves.") if away else text("Pieces move as fast as this star.")
        canvas.text(said, rest, TEXT.but(colour=canvas.skin.muted, align="centre", lines=2))


def _percent(scale: int) -> Text:
    return text("at {n} %", n=scale)
