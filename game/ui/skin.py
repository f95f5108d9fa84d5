"""Skins: one palette and display font for each of the three looks of the app.

``house`` is the app's own and On the Road's, ``rodeo`` and ``town`` belong to the other two
tables. A skin says colours only; how a control is drawn is the same in all of them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

Colour: TypeAlias = str
"""``#rrggbb`` or ``#rrggbbaa``."""

INK, PAPER, SHADE, WHITE = "#22262e", "#f7f0dc", "#e9dfc2", "#fffdf6"
SUN, TEAL, BRICK, SKY, WOOD = "#f2b632", "#2a8c82", "#c4482f", "#9fd3e0", "#8f623f"
MUTED, RULE = "#5a5648", "#bdb08a"


@dataclass(frozen=True, slots=True)
class Tone:
    """The colours of one kind of control: its body in three states, and what is on it."""

    fill: Colour
    hover: Colour
    press: Colour
    ink: Colour


@dataclass(frozen=True, slots=True)
class Skin:
    """A look. ``field_*`` are the colours on entry fields and lists, ``tip_*`` on tool tips."""

    name: str
    display: str
    display_size: float
    bar: Colour
    back: Colour
    panel: Colour
    field: Colour
    shade: Colour
    line: Colour
    edge: Colour
    text: Colour
    muted: Colour
    head: Colour
    plain: Tone
    primary: Tone
    danger: Tone
    off: Tone
    off_on: Colour
    off_knob: Colour
    ring: tuple[Colour, Colour]
    on: Colour
    on_ink: Colour
    mark: Colour
    mark_ink: Colour
    tip_fill: Colour
    tip_ink: Colour
    tip_head: Colour
    tip_edge: Colour
    track: Colour
    field_text: Colour
    field_muted: Colour
    select: Colour
    rule: Colour = RULE

    @property
    def field_head(self) -> Colour:
        """The colour of a head line on ``field``."""
        return self.head if self.field_text == self.text else self.tip_head

    def tone(self, kind: str) -> Tone:
        """Return the colours of a kind of button: plain, primary or danger."""
        return {"plain": self.plain, "primary": self.primary, "danger": self.danger}[kind]


HOUSE = Skin(
    name="house",
    display="LilitaOne-Regular",
    display_size=1.0,
    bar=INK,
    back=WOOD,
    panel=PAPER,
    field=WHITE,
    shade=SHADE,
    line=INK,
    edge=INK,
    text=INK,
    muted=MUTED,
    head=BRICK,
    plain=Tone(WHITE, SUN, "#d99a1c", INK),
    primary=Tone(TEAL, "#1d6a62", "#17574f", WHITE),
    danger=Tone(BRICK, "#9a3420", "#7d2a1d", WHITE),
    off=Tone("#e2d8bd", "#e2d8bd", "#9b937d", "#716b5b"),
    off_on="#8d8674",
    off_knob="#cfc6ac",
    ring=(WHITE, TEAL),
    on=TEAL,
    on_ink=WHITE,
    mark=SUN,
    mark_ink=INK,
    tip_fill=INK,
    tip_ink=WHITE,
    tip_head=SUN,
    tip_edge=WHITE,
    track="#cfc4a4",
    field_text=INK,
    field_muted=MUTED,
    select="#f6cf6a",
)
RODEO = Skin(
    name="rodeo",
    display="Bungee-Regular",
    display_size=0.84,
    bar="#0e0e13",
    back="#1a1a21",
    panel="#2e2a45",
    field=PAPER,
    shade="#3b3460",
    line="#0e0e13",
    edge="#0e0e13",
    text=WHITE,
    muted="#cdc6e4",
    head="#b4e33d",
    plain=Tone("#ff8a3c", "#ffc08f", "#d9661a", INK),
    primary=Tone("#b4e33d", "#d9f68c", "#8fb824", INK),
    danger=Tone("#ff3d81", "#ff94b9", "#d91f62", INK),
    off=Tone("#4a4758", "#4a4758", "#86819a", "#b3aec2"),
    off_on="#716d84",
    off_knob="#6b677c",
    ring=("#0e0e13", WHITE),
    on="#b4e33d",
    on_ink=INK,
    mark="#b4e33d",
    mark_ink=INK,
    tip_fill=PAPER,
    tip_ink=INK,
    tip_head="#a3134d",
    tip_edge="#0e0e13",
    track="#55525f",
    field_text=INK,
    field_muted=MUTED,
    select="#d3f07f",
    rule="#5b5478",
)
TOWN = Skin(
    name="town",
    display="Rye-Regular",
    display_size=0.84,
    bar="#3a2418",
    back="#ead7ae",
    panel="#f5ead0",
    field=WHITE,
    shade="#e6d3a5",
    line="#3a2418",
    edge="#3a2418",
    text="#3a2418",
    muted="#6b4a33",
    head="#a5340f",
    plain=Tone("#fbf4e2", "#ffd98a", "#dcae52", "#3a2418"),
    primary=Tone("#c23f17", "#9c3110", "#7c260b", WHITE),
    danger=Tone("#3a2418", "#5c3a26", "#1f120b", WHITE),
    off=Tone("#e0cfa4", "#e0cfa4", "#a58a63", "#77593f"),
    off_on="#8d8674",
    off_knob="#cfc6ac",
    ring=(WHITE, "#3f6173"),
    on="#3f6173",
    on_ink=WHITE,
    mark="#ffd98a",
    mark_ink="#3a2418",
    tip_fill="#3a2418",
    tip_ink="#f5ead0",
    tip_head="#ffd98a",
    tip_edge=WHITE,
    track="#cdb685",
    field_text="#3a2418",
    field_muted="#6b4a33",
    select="#ffd98a",
)
SKINS = {skin.name: skin for skin in (HOUSE, RODEO, TOWN)}
