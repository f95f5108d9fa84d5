"""Rock'n Rodeo's sprites with their boxes, margins and scales."""

from collections.abc import Callable, Mapping

from assets.source.kit import circle, place
from assets.source.rodeo import camp, cards, desk, grounds, pictures, stage, times
from assets.source.rodeo.booths import awning
from assets.source.rodeo.crowd import asleep, standing
from assets.source.rodeo.genres import badge
from assets.source.rodeo.layout import BOXES, SIZES
from assets.source.rodeo.palette import ACID, GENRE, GENRES, STARS, TYPES
from assets.source.rodeo.plates import plates
from assets.source.rodeo.press import haloed
from assets.source.rodeo.symbols import HALOED, SYMBOLS
from assets.source.sprite import Sprite, even

WHITE, INK = "#fffdf6", "#22262e"
PILL = (17.0, 10.0, 17.0, 10.0)


def _about(name: str, svg: str, w: float, h: float, s: float = 1, pad: float = 3) -> Sprite:
    """A drawing about its own origin, three master pixels to a pixel."""
    return Sprite(name, place(svg, w / 2, h / 2, s), w, h, even(pad), scale=3)


def _card(name: str, svg: str, kind: str) -> Sprite:
    return Sprite(name, svg, *SIZES[kind], even(4))


def bands() -> list[Sprite]:
    """The bands' pictures, their posters and backs."""
    drawn = pictures.bands()
    out = [
        Sprite(f"band_{name}", cards.band_picture(art(), k), 200, 160, even(3), scale=3)
        for k, (name, art) in enumerate(drawn.items())
    ]
    for tier in STARS:
        pad = (4, 8, 4, 4)
        out.append(Sprite(f"poster_{tier}", cards.poster(tier), *SIZES["poster"], pad))
        out.append(_card(f"poster_back_{tier}", cards.poster_back(tier), "poster"))
        stars = place(cards.tier_stars(tier), 0, 13)
        out.append(Sprite(f"tier_{tier}", stars, 100, 26, even(2), (0, 13), scale=3))
    x, y, w, _ = BOXES["poster"]["picture"]
    top = place(cards.band_picture(drawn["g01"](), 0), x, y, w / 200)
    pile = cards.garage_pile(top)
    return [*out, Sprite("poster_pile_garage", pile, *SIZES["poster"], (4, 8, 18, 15))]


def fans() -> list[Sprite]:
    """Portraits, card and backs of the fan groups."""
    out = [
        Sprite(f"fan_{name}", cards.portrait(art()), 148, 104, even(3), scale=3)
        for name, art in pictures.portraits().items()
    ]
    out.append(_card("fan_card", cards.fan_card(), "fan"))
    return out + [_card(f"fan_back_{genre}", cards.fan_back(genre), "fan") for genre in GENRES]


def events() -> list[Sprite]:
    """Both sides of the events."""
    out = [
        Sprite(f"event_{name}", cards.event_picture(art()), 107, 84, even(3), scale=3)
        for name, art in pictures.events().items()
    ]
    rival = cards.event_card("rival") + place(cards.rival_tab(), 117, 18)
    return [
        *out,
        _card("event_card_own", cards.event_card("own"), "event"),
        Sprite("event_card_rival", rival, *SIZES["event"], (4, 8, 8, 4)),
        _card("event_back", cards.event_back(), "event"),
    ]


def market() -> list[Sprite]:
    """Fronts and signs of stands and upgrades, their cards in the market."""
    out = []
    for name, art in pictures.stands().items():
        out.append(Sprite(f"stand_{name}", cards.front(art(), 206, 154), 206, 154, even(3)))
    for name, art in pictures.upgrades().items():
        out.append(Sprite(f"upgrade_{name}", cards.front(art(), 146, 122), 146, 122, even(3)))
    for name, art in pictures.signs().items():
        round_sign = circle(0, 0, 47, WHITE, INK, 6) + place(art(), 0, 0, 0.66)
        out.append(_about(f"sign_{name}", round_sign, 60, 60, 0.6))
    for kind in ("drinks", "fastfood", "other"):
        disc = circle(0, 0, 46, WHITE, INK, 7) + place(SYMBOLS[kind], 0, 0, 0.62)
        out.append(_about(f"type_{kind}", disc, 40, 40, 0.4))
    out.append(_card("market_card", cards.market_card(False), "market"))
    return [*out, _card("market_card_narrow", cards.market_card(True), "market_narrow")]


def booths() -> list[Sprite]:
    """Own booths, their spaces, a free plot."""
    out = []
    for kind, ink in TYPES.items():
        cloth = awning(2, 22, 210, ink, kind, 9)
        for low, end in ((False, ""), (True, "_low")):
            drawn = cards.booth(kind, low, cloth)
            out.append(_card(f"booth_{kind}{end}", drawn, f"booth{end}"))
    for name, w, h in (("", 58, 62), ("_wide", 90, 62), ("_low", 58, 42), ("_wide_low", 90, 42)):
        out.append(Sprite(f"booth_space{name}", cards.space(w, h), w, h, even(1)))
    return [*out, _card("booth_plot", cards.plot(), "booth")]


def festivals() -> list[Sprite]:
    """The festivals' emblems and card."""
    out = [
        _about(f"festival_{name}", art(), 120, 120, 0.88)
        for name, art in pictures.festivals().items()
    ]
    out.append(_card("festival_card", cards.festival_card(), "festival"))
    return [*out, _card("festival_back", cards.festival_back(), "festival")]


def campsite() -> list[Sprite]:
    """Spaces, places for cards, what stands on them."""
    size, whole = grounds.SPACE, grounds.CARD
    kinds: Mapping[str, tuple[Callable[[int], str], int]] = {
        "tent": (grounds.tent_ground, 4),
        "car_park": (grounds.car_ground, 4),
        "dirt": (grounds.dirt_ground, 2),
    }
    out = [
        Sprite(f"ground_{kind}_{k}", draw(k), size, size)
        for kind, (draw, n) in kinds.items()
        for k in range(1, n + 1)
    ]
    for name, art in (
        ("card", grounds.card_edge()),
        ("closed", grounds.closed()),
        ("fence", grounds.fence()),
    ):
        out.append(Sprite(f"ground_{name}", art, whole, whole, even(3)))
    for genre in GENRES:
        for kind in camp.HOMES:
            for state in ("", "up", "down"):
                name = f"camp_{genre}_{kind}" + (f"_{state}" if state else "")
                out.append(_about(name, camp.camp(genre, kind, state), 84, 84, 0.82, 2))
    for used, end in ((False, ""), (True, "_used")):
        drawn = place(camp.toilet(used), 31, 88, 0.8)
        out.append(Sprite(f"toilet{end}", drawn, 62, 92, even(2), (31, 88), scale=3))
    out += [_about(f"garbage_{n}", camp.garbage(n), 84, 76, pad=8) for n in (1, 2, 3)]
    return [*out, _about("conflict", grounds.zigzag(), 70, 22, pad=4)]


def rings() -> list[Sprite]:
    """What lies round or over spaces and cards."""
    size = grounds.SPACE
    inner = size - 8
    out = [
        Sprite("space_legal", place(grounds.legal(inner, inner, 10), 4, 4), size, size, even(6)),
        Sprite("space_chosen", place(grounds.chosen(inner, inner, 10), 4, 4), size, size, even(6)),
        Sprite("space_unhappy", grounds.unhappy(), size, size, even(2)),
        Sprite("space_veil", grounds.veil(size, size, 6), size, size, even(1)),
        Sprite("veil", grounds.veil(60, 60, 14), 60, 60, even(1), nine=even(16)),
    ]
    for kind, (w, h) in SIZES.items():
        if kind == "festival":
            continue
        for name, ring in (("legal", grounds.legal), ("chosen", grounds.chosen)):
            drawn = place(ring(w + 12, h + 12, 19), -6, -6)
            out.append(Sprite(f"{name}_{kind}", drawn, w, h, even(14)))
    return out


def people() -> list[Sprite]:
    """Figures upright, lit and asleep."""
    out = []
    for genre in GENRES:
        for end, halo, rim in (("", WHITE, 11), ("_lit", ACID, 19)):
            drawn = place(standing(genre, halo, rim), 48, 120)
            out.append(Sprite(f"figure_{genre}{end}", drawn, 96, 124, even(9), (48, 120), scale=3))
        flat = place(asleep(genre), 62, 66)
        name = f"figure_{genre}_asleep"
        out.append(Sprite(name, flat, 124, 70, even(6), (62, 66), scale=3))
    return out


def stages() -> list[Sprite]:
    """The stage by the hour, its spots and banner, the table's ground."""
    out = [
        Sprite(f"stage_{hour}", stage.stage(hour), stage.W, stage.H, even(3))
        for hour in stage.SKIES
    ]
    for state in ("", "lit", "chosen"):
        name = "stage_space" + (f"_{state}" if state else "")
        out.append(Sprite(name, stage.spot(state), 64, 30, even(5), scale=3))
    out.append(Sprite("stage_banner", stage.banner(), 308, 66, even(3), nine=(22, 22, 22, 22)))
    return [*out, Sprite("backdrop", stage.backdrop(), 1920, 1080, scale=1)]


def signs() -> list[Sprite]:
    """Badges, symbols, plates, days, hours and phases."""
    out = [_about(f"genre_{genre}", badge(genre), 48, 48, 0.44) for genre in GENRE]
    for name, art in SYMBOLS.items():
        cut = haloed(art) if name in HALOED else art
        out.append(_about(f"symbol_{name}", cut, 48, 48, 0.45, 5))
    out += [_about(f"plate_{name}", art, 48, 48, 0.45, 6) for name, art in plates().items()]
    out += [_about(f"day_{n}", haloed(times.day(n)), 48, 48, 0.45, 5) for n in (1, 2, 3)]
    out += [
        _about(f"time_{name}", haloed(art()), 48, 48, 0.45, 5) for name, art in times.TIMES.items()
    ]
    return out + [
        _about(f"phase_{name}", haloed(art()), 48, 48, 0.45, 5)
        for name, art in times.PHASES.items()
    ]


def mixing() -> list[Sprite]:
    """The faders and the plates for numbers."""
    out = [
        Sprite(name, desk.plate(name), 60, 34, even(2), nine=PILL, scale=3) for name in desk.CHIPS
    ]
    out += [
        Sprite(f"step_penalty_{kind}", desk.penalty(kind), 32, 32, even(2), scale=3)
        for kind in desk.PENALTIES
    ]
    for track in desk.FILLS:
        drawn = desk.fill(track)
        out.append(
            Sprite(f"fader_fill_{track}", drawn, 10, 30, even(1), nine=(4, 6, 4, 6), scale=3)
        )
    return [
        *out,
        Sprite("fader_slot", desk.slot(), 14, 80, even(2), nine=(6, 10, 6, 10), scale=3),
        Sprite("fader_knob", desk.knob(), 46, 28, even(3), (23, 12.5), scale=3),
        Sprite("fader_ghost", desk.ghost(), 46, 28, even(4), (23, 13), scale=3),
        Sprite("desk_panel", desk.panel(), 120, 120, even(2), nine=even(24), scale=3),
    ]
