"""Hats: crown, brim and band of each kind, and what is stuck on them."""
# fmt: off

from assets.source.kit import clipped, place
from assets.source.town.cast import Figure
from assets.source.town.press import BONE, DUST, INK, LAMP, ORANGE, SAND, burst, cut, mark, stroke

HATS = {
    "stetson": (
        "M-38 -40C-40 -80 -36 -104 -20 -102Q0 -86 20 -102C36 -104 40 -80 38 -40Z",
        "M-76 -42Q-62 -58 -38 -46Q0 -38 38 -46Q62 -58 76 -42Q44 -24 0 -24Q-44 -24 -76 -42Z",
        "M-39 -58Q0 -48 39 -58L39 -45Q0 -36 -39 -45Z",
    ),
    "flat": (
        "M-36 -36L-32 -82Q0 -90 32 -82L36 -36Z",
        "M-74 -38Q0 -50 74 -38Q78 -30 70 -28Q0 -38 -70 -28Q-78 -30 -74 -38Z",
        "M-35 -54Q0 -62 35 -54L36 -41Q0 -48 -36 -41Z",
    ),
    "bowler": (
        "M-37 -36C-42 -96 42 -96 37 -36Z",
        "M-58 -46Q-50 -34 -34 -38Q0 -44 34 -38Q50 -34 58 -46Q58 -26 36 -27Q0 -33 -36 -27Q-58 -26 -58 -46Z",
        "M-38 -54Q0 -62 38 -54L38 -40Q0 -47 -38 -40Z",
    ),
    "top": (
        "M-33 -36L-38 -112Q0 -120 38 -112L33 -36Z",
        "M-56 -44Q-46 -36 -33 -38Q0 -44 33 -38Q46 -36 56 -44Q56 -26 34 -28Q0 -34 -34 -28Q-56 -26 -56 -44Z",
        "M-35 -58Q0 -66 35 -58L34 -40Q0 -47 -34 -40Z",
    ),
    "sombrero": (
        "M-30 -38C-26 -80 -18 -116 0 -116C18 -116 26 -80 30 -38Z",
        "M-92 -62Q-84 -42 -40 -46Q0 -54 40 -46Q84 -42 92 -62Q92 -26 0 -26Q-92 -26 -92 -62Z",
        "M-31 -56Q0 -64 31 -56L32 -42Q0 -50 -32 -42Z",
    ),
    "kepi": (
        "M-37 -38L-34 -84Q0 -92 34 -84L37 -38Z",
        "M-38 -40Q0 -54 38 -40Q46 -28 40 -22Q0 -38 -40 -22Q-46 -28 -38 -40Z",
        "M-37 -50Q0 -62 37 -50L38 -40Q0 -52 -38 -40Z",
    ),
    "fur": ("M-44 -24C-54 -86 54 -86 44 -24L34 -30L26 -22L16 -32L6 -24L-4 -33L-14 -24L-24 -32L-34 -23Z", "", ""),
    "plume": (
        "M-34 -38C-34 -72 34 -76 38 -44Z",
        "M-54 -30Q-52 -44 0 -46Q44 -50 58 -62Q62 -42 36 -36Q-14 -28 -54 -30Z",
        "M-34 -50Q0 -62 36 -58L38 -46Q0 -48 -34 -39Z",
    ),
}
TUFTS = ((-32, -52), (-18, -62), (-2, -66), (14, -62), (28, -52), (-24, -42), (-8, -48), (8, -46), (22, -40))


def _stuck_on(figure: Figure) -> str:
    """Feathers, cords and tails."""
    stitched = ORANGE if figure.color != ORANGE else SAND
    tail = cut("M40 -40C64 -30 60 10 52 34C44 22 40 0 36 -20Z", DUST) + stroke("M44 -14L58 -16M46 2L58 0M48 16L56 15", 5)
    own = {
        "kepi": stroke("M-14 -72L14 -60M14 -72L-14 -60", 5, LAMP),
        "plume": cut("M22 -56C30 -110 76 -104 64 -66C58 -80 44 -74 36 -54Z", BONE) + stroke("M30 -62Q40 -92 56 -84", 2.5),
        "sombrero": stroke("M-84 -50Q-40 -32 0 -34Q40 -32 84 -50", 4, stitched, 'stroke-dasharray="7 8"'),
        "fur": stroke("".join(f"M{x} {y}l4 12" for x, y in TUFTS)) + tail,
    }
    out = own.get(figure.hat, "")
    if figure.has("feather"):
        out += cut("M20 -58C24 -92 44 -108 56 -112C58 -92 46 -66 28 -54Z", BONE) + stroke("M26 -60L50 -100", 3)
    if figure.lawman and figure.hat in ("stetson", "flat"):
        out += place(burst(10, 4.5, 5, LAMP, 3), 0, -51)
    return out


def hat(figure: Figure) -> str:
    """The hat on the head, or nothing."""
    if not figure.hat:
        return ""
    crown, brim, band = HATS[figure.hat]
    edge = DUST if figure.color == INK else INK
    shade = "".join(f"M60 {y}L14 {y + 3}L60 {y + 5}Z" for y in range(-112, -40, 9))
    out = cut(crown, figure.color, 5) + clipped(mark(shade, edge), mark(crown))
    if figure.hat == "stetson":
        out += stroke("M0 -92Q-4 -78 -2 -66", 4, edge)
    if band:
        out += cut(band, ORANGE if figure.color != ORANGE else INK, 3)
    if brim:
        out += cut(brim, figure.color, 5)
    return out + _stuck_on(figure)
