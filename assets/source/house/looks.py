"""The colours of the three skins: house, rodeo and town."""

from dataclasses import dataclass

from assets.source.kit import BRICK, INK, PAPER, SHADE, SUN, TEAL, WHITE


@dataclass(frozen=True)
class Kind:
    """A button's fill at rest, pointed at and pressed."""

    normal: str
    hover: str
    pressed: str


@dataclass(frozen=True)
class Look:
    """One skin: grounds, lines, button kinds and marks."""

    name: str
    panel: str
    shade: str
    field: str
    line: str
    head: str
    plain: Kind
    primary: Kind
    danger: Kind
    off: str
    off_line: str
    ring: tuple[str, str]
    on: str
    mark: str
    track: str
    tip: str
    tip_line: str
    selected: str


HOUSE = Look(
    name="house",
    panel=PAPER,
    shade=SHADE,
    field=WHITE,
    line=INK,
    head=BRICK,
    plain=Kind(WHITE, SUN, "#d99a1c"),
    primary=Kind(TEAL, "#1d6a62", "#17574f"),
    danger=Kind(BRICK, "#9a3420", "#7d2a1d"),
    off="#e2d8bd",
    off_line="#9b937d",
    ring=(WHITE, TEAL),
    on=TEAL,
    mark=SUN,
    track="#cfc4a4",
    tip=INK,
    tip_line=WHITE,
    selected="#f6cf6a",
)
RODEO = Look(
    name="rodeo",
    panel="#2e2a45",
    shade="#3b3460",
    field=PAPER,
    line="#0e0e13",
    head="#b4e33d",
    plain=Kind("#ff8a3c", "#ffc08f", "#d9661a"),
    primary=Kind("#b4e33d", "#d9f68c", "#8fb824"),
    danger=Kind("#ff3d81", "#ff94b9", "#d91f62"),
    off="#4a4758",
    off_line="#86819a",
    ring=("#0e0e13", WHITE),
    on="#b4e33d",
    mark="#b4e33d",
    track="#55525f",
    tip=PAPER,
    tip_line="#0e0e13",
    selected="#d3f07f",
)
TOWN = Look(
    name="town",
    panel="#f5ead0",
    shade="#e6d3a5",
    field="#fffdf6",
    line="#3a2418",
    head="#a5340f",
    plain=Kind("#fbf4e2", "#ffd98a", "#dcae52"),
    primary=Kind("#c23f17", "#9c3110", "#7c260b"),
    danger=Kind("#3a2418", "#5c3a26", "#1f120b"),
    off="#e0cfa4",
    off_line="#a58a63",
    ring=("#fffdf6", "#3f6173"),
    on="#3f6173",
    mark="#ffd98a",
    track="#cdb685",
    tip="#3a2418",
    tip_line="#f5ead0",
    selected="#ffd98a",
)
LOOKS = (HOUSE, RODEO, TOWN)
