"""Fronts of the four upgrades, 200 x 150, standing on y = 144."""
# fmt: off

from assets.source.kit import BUNGEE, INK, WHITE, circle, path, place, rect, text
from assets.source.rodeo.booths import bulbs, scene
from assets.source.rodeo.crowd import figure
from assets.source.rodeo.palette import ACID, BLACK, DARK_SKIN, PINK, SKIN, SKY_BLUE, STEEL, YELLOW
from assets.source.rodeo.press import star_d
from assets.source.rodeo.symbols import SYMBOLS


def einlass() -> str:
    """Einlass."""
    return (
        scene() + bulbs(6) + path("M24 142 V58 Q100 6 176 58 V142", "none", INK, 22)
        + path("M24 142 V58 Q100 6 176 58 V142", "none", "#35b98f", 13)
        + rect(52, 34, 96, 26, 5, WHITE, INK, 4) + place(SYMBOLS["happy"], 100, 47, 0.22)
        + figure("indie", 74, 134, 58) + figure("metal", 128, 134, 58)
        + rect(30, 92, 140, 14, 5, WHITE, INK, 4)
        + path("M44 92 l10 14 M70 92 l10 14 M96 92 l10 14 M122 92 l10 14 M148 92 l10 14", "none", PINK, 6)
    )


def muellpfand() -> str:
    """Müllpfand."""
    return (
        scene() + bulbs(6) + rect(34, 36, 72, 106, 7, "#35b98f", INK, 5)
        + circle(70, 66, 17, BLACK, INK, 4) + circle(70, 66, 9, INK, WHITE, 3)
        + rect(48, 94, 44, 12, 3, WHITE, INK, 3) + path("M52 100 h24", "none", INK, 3)
        + rect(50, 116, 40, 18, 3, BLACK, INK, 3)
        + "".join(place(path("M-10 -46 H10 V-26 Q24 -16 24 4 V46 H-24 V4 Q-24 -16 -10 -26Z", c, INK, 9), x, y, 0.5) for x, y, c in ((128, 118, "#4fae6a"), (154, 118, "#8a4a1e"), (178, 118, SKY_BLUE)))
        + circle(70, 20, 15, YELLOW, INK, 4) + text(70, 28, "K", 22, BUNGEE, INK)
    )


def security() -> str:
    """Security."""
    return (
        scene() + bulbs(6) + path("M48 150 Q46 92 100 88 Q154 92 152 150Z", "#6b6f80", INK, 5)
        + path("M66 150 V98 L100 132 L134 98 V150Z", ACID, INK, 4)
        + path("M66 126 H84 M116 126 H134", "none", WHITE, 7)
        + path("M64 112 Q82 126 120 112 M136 112 Q118 128 82 116", "none", INK, 15)
        + path("M64 112 Q82 126 120 112 M136 112 Q118 128 82 116", "none", "#6b6f80", 7)
        + circle(100, 62, 27, DARK_SKIN, INK, 5) + rect(80, 52, 18, 13, 4, INK, sw=0)
        + rect(102, 52, 18, 13, 4, INK, sw=0) + path("M96 56 h8", "none", INK, 4)
        + path("M88 78 H112", "none", INK, 4)
        + path("M74 52 Q74 30 100 30 Q126 30 126 52 Q100 42 74 52Z", "#35b98f", INK, 5)
        + path("M126 62 q8 2 6 12 l-4 12", "none", WHITE, 3)
        + place(path(star_d(5, 40, 18), YELLOW, INK, 9), 100, 134, 0.3)
    )


def duschen() -> str:
    """Duschen."""
    return (
        scene() + bulbs(6)
        + "".join(rect(x, 40, 62, 102, 4, "#cfeaff", INK, 5) + path(f"M{x + 31} 46 h14 v8", "none", INK, 5) + path(f"M{x + 34} 56 h22 l-4 7 h-14Z", STEEL, INK, 3) + "".join(path(f"M{x + 36 + j * 7} 68 v{9 + j % 2 * 4}", "none", SKY_BLUE, 4) for j in range(3)) + path(f"M{x + 2} 92 H{x + 60} V132 H{x + 2}Z", "#35b98f", INK, 4) + circle(x + 28, 82, 12, c, INK, 4) + circle(x + 24, 82, 2, INK, sw=0) + circle(x + 32, 82, 2, INK, sw=0) + path(f"M{x + 16} 76 q4 -10 12 -8 q10 -4 12 8Z", WHITE, INK, 3) for x, c in ((32, SKIN), (106, DARK_SKIN)))
        + circle(24, 136, 7, WHITE, INK, 3) + circle(176, 134, 9, WHITE, INK, 3)
    )
