"""Rock'n Rodeo's inks: charcoal, neon pink, acid green, orange, and what the crowd wears."""

CHAR, PINK, ACID, ORANGE, VIOLET = "#22232b", "#ff3d81", "#b4e33d", "#ff8a3c", "#4b3b78"
TABLE, PANEL, PANEL2, EDGE, MUTED = "#1a1a21", "#2e2a45", "#3b3460", "#0e0e13", "#cdc6e4"
RED, BLACK, GREEN, BLUE = "#e5322d", "#2b2d36", "#2f9e4f", "#3a86d8"
YELLOW, LILAC, CASH, SKY_BLUE = "#ffd23f", "#c79bff", "#9ad06a", "#58c5ff"
BROWN, WOOD, TAN, STEEL, JADE = "#9a6a3d", "#a8703c", "#c98d5e", "#9fa3b5", "#35b98f"
SKIN, PALE_SKIN, OLIVE_SKIN, DARK_SKIN, DEEP_SKIN = (
    "#f2c9a0",
    "#f7e0d0",
    "#e0a878",
    "#8a5a3c",
    "#6b4327",
)
GRASS, ASPHALT = "#77953d", "#6a6d7e"

GENRE = {"punk": RED, "metal": BLACK, "reggae": GREEN, "indie": BLUE, "wild": ORANGE}
GENRES = ("punk", "metal", "reggae", "indie")
TYPES = {"fastfood": ORANGE, "drinks": YELLOW, "other": LILAC, "upgrade": JADE}
STARS = {"garage": 1, "local_hero": 2, "superstar": 3, "legend": 4}
