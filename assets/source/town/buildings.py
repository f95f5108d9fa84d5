"""The four establishments, 144 x 240 each, the ground at y = 240, and the skyline.

A painted sign tells what a house is, so that no word is needed: a mug, a bed, a coin, a pair of scales.
"""
# fmt: off

from collections.abc import Callable

from assets.source.kit import BODY, place, text
from assets.source.town.press import (
    BLUE,
    BONE,
    DUST,
    INK,
    LAMP,
    ORANGE,
    SAND,
    cut,
    disc,
    plate,
    stroke,
)


def mug(s: float) -> str:
    """A mug of beer."""
    a = stroke("M22 -10H36Q44 -10 44 0V16Q44 28 30 28H22", 9) + cut("M-30 -22H24V44H-30Z", LAMP, 6) + stroke("M-16 -6V32M-2 -6V32M12 -6V32", 5, ORANGE)
    return place(a + cut("M-34 -18Q-44 -34 -26 -38Q-18 -52 -2 -44Q14 -52 20 -38Q36 -34 28 -18Q18 -10 10 -18Q-4 -8 -14 -18Q-24 -10 -34 -18Z", BONE, 6), 0, 0, s / 100)


def bed(s: float) -> str:
    """A bed."""
    a = plate(-48, -32, 10, 72, INK, 3) + plate(38, -8, 10, 48, INK, 3) + plate(-40, 6, 82, 18, ORANGE, 4, 6)
    return place(a + plate(-36, -12, 30, 20, BONE, 8, 6) + cut("M-8 6V-6Q14 -14 40 2V6Z", ORANGE, 6), 0, 0, s / 100)


def coin(s: float) -> str:
    """A coin."""
    return place(disc(0, 0, 44, LAMP, 7) + disc(0, 0, 33, "none", 4) + text(0, 21, "$", 60, BODY, INK), 0, 0, s / 100)


def scales(s: float) -> str:
    """A grocer's scales."""
    a = stroke("M0 -38V32M-36 -28H36", 8) + plate(-26, 32, 52, 12, INK, 4) + disc(0, -38, 8, INK)
    pans = "".join(stroke(f"M{x} -28L{x - 15} 4M{x} -28L{x + 15} 4", 4) + cut(f"M{x - 19} 4H{x + 19}Q{x + 14} 22 {x} 22Q{x - 14} 22 {x - 19} 4Z", LAMP, 5) for x in (-34, 34))
    return place(a + pans, 0, 0, s / 100)


def planks(x: float, y: float, w: float, h: float, fill: str, step: float = 12) -> str:
    """A wall of boards."""
    n = int((h - 2) // step)
    return plate(x, y, w, h, fill, 0, 4) + stroke("".join(f"M{x} {y + step * (k + 1)}H{x + w}" for k in range(n)), 1.8)


def pane(x: float, y: float, w: float = 26, h: float = 38, lit: bool = False) -> str:
    """A window, lit at night."""
    return plate(x, y, w, h, LAMP if lit else BONE, 0, 4) + stroke(f"M{x + w / 2} {y}V{y + h}M{x} {y + h / 2}H{x + w}", 3)


def saloon(lit: bool) -> str:
    """False front, swing doors, a porch."""
    a = planks(8, 84, 128, 156, SAND) + cut("M2 90V30H22V8H122V30H142V90Z", ORANGE, 5) + plate(30, 18, 84, 64, BONE, 6, 4) + place(mug(56), 72, 50)
    a += pane(14, 102, 28, 30, lit) + pane(102, 102, 28, 30, lit) + plate(48, 150, 48, 90, INK)
    a += cut("M48 166Q60 158 71 168V220H48Z", DUST) + cut("M96 166Q84 158 73 168V220H96Z", DUST)
    a += stroke("M52 184H68M52 196H68M52 208H68M76 184H92M76 196H92M76 208H92", 3) + cut("M0 150H144L136 138H8Z", BLUE)
    return a + "".join(plate(x, 150, 6, 90, INK) for x in (6, 132))


def hotel(lit: bool) -> str:
    """Gable, two floors, a balcony."""
    a = planks(12, 40, 120, 200, BLUE) + cut("M2 52L72 0L142 52Z", SAND, 5) + plate(34, 26, 76, 56, BONE, 6, 4) + place(bed(56), 72, 54)
    a += "".join(pane(x, 92, 24, 32, lit) for x in (22, 60, 98)) + cut("M0 140H144V150H0Z", SAND)
    a += stroke("M10 140V128M30 140V128M50 140V128M70 140V128M90 140V128M110 140V128M132 140V128M4 128H140", 3)
    a += "".join(plate(x, 150, 6, 90, INK) for x in (4, 134)) + pane(20, 166, 24, 36, lit) + pane(100, 166, 24, 36, lit)
    return a + plate(56, 168, 32, 72, ORANGE, 0, 4) + disc(80, 206, 3.5, INK)


def bank(lit: bool) -> str:
    """Columns under a pediment with a coin."""
    a = plate(8, 70, 128, 170, BONE, 0, 5) + cut("M-2 78L72 4L146 78Z", SAND, 5) + place(coin(54), 72, 50) + plate(2, 78, 140, 26, ORANGE, 0, 4)
    a += "".join(plate(x, 108, 16, 120, SAND, 0, 4) + stroke(f"M{x + 10} 112V226", 3) for x in (12, 38, 90, 116))
    a += plate(58, 136, 28, 98, INK) + stroke("M62 144V230M72 144V230M82 144V230", 3, LAMP if lit else DUST)
    return a + stroke("M22 86V96M42 86V96M62 86V96M82 86V96M102 86V96M122 86V96", 4, BONE) + plate(-2, 228, 148, 12, DUST, 0, 4)


def store(lit: bool) -> str:
    """Awning, shop window, a barrel."""
    a = planks(8, 74, 128, 166, DUST) + cut("M4 96V22L34 4H110L140 22V96Z", BLUE, 5) + plate(30, 16, 84, 64, BONE, 6, 4) + place(scales(56), 72, 48)
    a += "".join(cut(f"M{x} 100H{x + 20}L{x + 22} 128H{x - 2}Z", ORANGE if k % 2 else BONE, 3) for k, x in enumerate(range(2, 136, 20)))
    a += plate(16, 146, 40, 52, LAMP if lit else BONE, 0, 4) + plate(24, 172, 10, 24, BLUE, 2, 3) + plate(38, 180, 12, 16, ORANGE, 2, 3)
    a += plate(68, 148, 30, 92, ORANGE, 0, 4) + plate(74, 156, 18, 30, LAMP if lit else BONE, 0, 3)
    return a + cut("M106 200Q104 220 106 240H134Q136 220 134 200Z", SAND) + stroke("M104 212H136M104 228H136")


FRONTS: dict[str, Callable[[bool], str]] = {"Saloon": saloon, "Hotel": hotel, "Bank": bank, "General Store": store}
BLOCKS = ((0, 90, 60), (90, 64, 100), (154, 110, 74), (270, 70, 120), (340, 96, 66), (436, 60, 92), (500, 120, 70), (640, 80, 110), (720, 70, 60), (790, 100, 96), (890, 64, 64), (960, 110, 108), (1080, 90, 72), (1170, 70, 100), (1240, 110, 60), (1360, 84, 112), (1444, 96, 70), (1540, 70, 94), (1610, 120, 64))


def _roof(kind: int, x: float, t: float, w: float, s: float) -> str:
    """The outline from the left eave over the roof to the right eave."""
    if kind == 0:
        return f"V{t}L{x + w / 2} {t - 26 * s}L{x + w} {t}"
    if kind == 1:
        return f"V{t}H{x + w * 0.15}V{t - 16 * s}H{x + w * 0.85}V{t}H{x + w}"
    return f"V{t - 8 * s}H{x - 4 * s}V{t - 16 * s}H{x + w + 4 * s}V{t - 8 * s}H{x + w}"


def skyline(w: float, ground: float, fill: str, s: float = 1.0, seed: int = 0, windows: str = "") -> str:
    """False fronts and gables as one silhouette, with windows of a colour if one is given."""
    d, panes = f"M0 {ground}V{ground - 44 * s}H{w + 60}V{ground}Z", ""
    for k, (bx, bw, bh) in enumerate(BLOCKS):
        x, wide, t = bx * s, bw * s, ground - bh * s
        if x > w + 60:
            break
        d += f"M{x} {ground}{_roof((k + seed + 1) % 3, x, t, wide, s)}V{ground}Z"
        for share in (0.24, 0.6) if bw > 80 else (0.4,):
            panes += f"M{x + wide * share:.0f} {t + 8 * s:.0f}h{12 * s:.0f}v{18 * s:.0f}h-{12 * s:.0f}z"
    return cut(d, fill, 0) + (cut(panes, windows, 2.5) if windows else "")
