"""The inks of On the Road, and the small plants its pictures share."""

from assets.source.kit import INK, circle, clip_box, path, poly, rect

PLUM, LAKE, PINE, WHEAT, PINK = "#7a6592", "#3f9fc0", "#2f7a4d", "#e3a93c", "#ea6f96"
PLUM_DARK, PLUM_LIGHT, LEAF, LEAF_DARK, STRAW = (
    "#5b4a75",
    "#a592b8",
    "#3f8f5c",
    "#4d8c3f",
    "#f6cf6a",
)
NIGHT, NIGHT_LIGHT, GLOW, ASPHALT, SNOW = "#2b2a52", "#44407a", "#ffe48a", "#565862", "#fffdf6"
BARK, PLANK, EARTH, LIME, GLADE = "#6b4a2e", "#b98452", "#b97f22", "#bcd77f", "#a9cf8a"
KIND = {"mountain": PLUM, "lake": LAKE, "forest": PINE, "field": WHEAT, "pink": PINK}


def frame(art: str, sky: str) -> str:
    """A road tile of 100 x 100: the picture on its sky, clipped to the round card."""
    inside = clip_box(rect(0, 0, 100, 100, 0, sky, sw=0) + art, 96, 96, 15, 2, 2)
    return inside + rect(2, 2, 96, 96, 15, "none", INK, 4)


def pine(x: float, y: float, h: float, color: str = PINE, sw: float = 2.5) -> str:
    """A fir of height h standing at (x, y)."""
    w = h * 0.36
    crown = [
        (x, y - h),
        (x + w * 0.72, y - h * 0.5),
        (x + w * 0.42, y - h * 0.5),
        (x + w, y - h * 0.1),
    ]
    crown += [(x - w, y - h * 0.1), (x - w * 0.42, y - h * 0.5), (x - w * 0.72, y - h * 0.5)]
    trunk = rect(x - h * 0.06, y - h * 0.14, h * 0.12, h * 0.16, 0, BARK, INK, sw * 0.8)
    return trunk + poly(crown, color, INK, sw)


def tree(x: float, y: float, r: float, color: str = "#5f9b46") -> str:
    """A round tree with a crown of radius r, standing at (x, y)."""
    shine = f"M{x - r * 0.5:.1f} {y - r * 1.1:.1f}q{r * 0.2:.1f} {-r * 0.5:.1f} {r * 0.6:.1f} {-r * 0.4:.1f}"
    trunk = rect(x - 3, y - r * 0.5, 6, r * 0.9, 0, BARK, INK, 2)
    return (
        trunk
        + circle(x, y - r, r, color, INK, 2.5)
        + path(shine, stroke="#fff", sw=2, extra='opacity=".5"')
    )
