"""The cast: who is drawn on which card. A face is a head, a skin, a hat and a few traits."""

from dataclasses import dataclass

from assets.source.town.press import BLUE, BONE, DUST, INK, ORANGE, SAND

PALE, TAN, BROWN, DARK = BONE, "#e2b98a", "#b98152", "#8a5a38"
GREY, GOLD = "#e9e2d0", "#f2b632"


@dataclass(frozen=True)
class Figure:
    """One face. ``hat`` may be empty; ``color`` is the hat's."""

    head: str
    skin: str
    hat: str
    color: str
    traits: frozenset[str]
    lawman: bool = False

    def has(self, *names: str) -> bool:
        """Whether the figure has any of these traits."""
        return not self.traits.isdisjoint(names)

    @property
    def hair(self) -> str:
        """The colour of hair and whiskers."""
        if self.has("grey"):
            return GREY
        return ORANGE if self.has("wild") else INK

    @property
    def coat(self) -> str:
        """The colour of the coat."""
        if self.lawman:
            return BLUE
        return ORANGE if self.has("vest", "choker") else INK


def _figure(head: str, skin: str, hat: str, color: str, traits: str) -> Figure:
    return Figure(head, skin, hat, color, frozenset(traits.split()))


CAST = {
    "spades_1": _figure("long", PALE, "flat", INK, "patch scar stubble coat"),
    "spades_2": _figure("slim", TAN, "stetson", ORANGE, "woman braids necker vest"),
    "spades_3": _figure("square", PALE, "stetson", BLUE, "handlebar tie"),
    "spades_4": _figure("long", TAN, "stetson", INK, "mask coat"),
    "spades_5": _figure("round", TAN, "fur", DUST, "beard cigar vest"),
    "spades_6": _figure("slim", BROWN, "flat", BLUE, "woman long tie"),
    "hearts_1": _figure("round", PALE, "", BLUE, "bald specs walrus grey tie"),
    "hearts_2": _figure("slim", PALE, "plume", ORANGE, "woman updo mole earrings choker"),
    "hearts_3": _figure("round", BROWN, "sombrero", SAND, "horseshoe bandolier"),
    "hearts_4": _figure("long", PALE, "bowler", INK, "monocle goatee bowtie"),
    "hearts_5": _figure("square", TAN, "", INK, "bald scar chops goldtooth vest"),
    "hearts_6": _figure("long", TAN, "kepi", BLUE, "chevron chops coat"),
    "diamonds_1": _figure("slim", TAN, "top", INK, "curl bowtie"),
    "diamonds_2": _figure("slim", DARK, "stetson", BLUE, "woman curly necker"),
    "diamonds_3": _figure("round", PALE, "", ORANGE, "woman wild headband freckles necker"),
    "diamonds_4": _figure("square", PALE, "bowler", ORANGE, "mask scar tie"),
    "diamonds_5": _figure("square", DARK, "stetson", BONE, "walrus coat"),
    "diamonds_6": _figure("square", PALE, "flat", DUST, "beard plaster coat"),
    "clubs_1": _figure("round", TAN, "stetson", SAND, "freckles grin necker"),
    "clubs_2": _figure("long", BROWN, "flat", INK, "longhair feather handlebar necker"),
    "clubs_3": _figure("round", PALE, "", INK, "woman bun specs wrinkles pipe grey choker"),
    "clubs_4": _figure("long", TAN, "flat", BLUE, "beard grey coat"),
    "clubs_5": _figure("slim", TAN, "sombrero", ORANGE, "woman long patch bandolier"),
    "clubs_6": _figure("square", BROWN, "stetson", INK, "stubble cigar poncho"),
}
