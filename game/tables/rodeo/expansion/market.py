"""The market: three stacks of stands, four of upgrades."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from pygame import Rect

from engines.core.types import Text, Thing, text
from engines.games.rodeo.play.expansion import price
from game.tables.rodeo.cards.market import draw_stand, draw_upgrade
from game.tables.rodeo.cards.paper import art, plate, write
from game.tables.rodeo.expansion.place import Places
from game.tables.rodeo.phase import Scene
from game.tables.spec import Part, Spot
from game.ui.canvas import Canvas
from game.ui.text import BOLD

Offer = tuple[str, int, Rect, int]
"""``stand`` or ``upgrade``, its number, its box, how many are left in its stack."""


def offers(scene: Scene, places: Places) -> list[Offer]:
    """Return everything on offer that is not sold out."""
    view = scene.view
    found = [
        ("stand", at, box, view.below[stack] + 1)
        for stack, (at, box) in enumerate(zip(view.top, places.stands, strict=True))
        if at >= 0
    ]
    return found + [
        ("upgrade", kind, box, left)
        for kind, (left, box) in enumerate(zip(view.upgrades_left, places.upgrades, strict=True))
        if left
    ]


def thing_of(scene: Scene, kind: str, at: int) -> Thing:
    """Return the thing of a stand or upgrade."""
    cards = scene.t.data.stands if kind == "stand" else scene.t.data.upgrades
    return f"{kind}:{cards[at].id}"


def name_of(scene: Scene, kind: str, at: int) -> Text:
    """Return the name of a stand or upgrade."""
    return (scene.t.stand_names if kind == "stand" else scene.t.upgrade_names)[at]


def cost(scene: Scene) -> int:
    """Return what the next purchase of the seat that buys costs."""
    return price(scene.t, scene.state, max(scene.view.actor, 0))


def market_parts(scene: Scene, places: Places) -> Iterator[Part]:
    """Return each stack as a part."""
    for kind, at, box, left in offers(scene, places):
        thing = thing_of(scene, kind, at)
        dark = scene.own and not scene.lit(thing) and thing not in scene.moment.chosen
        dark = dark and scene.view.actor == scene.moment.person
        has = kind == "upgrade" and bool(scene.view.upgrades[scene.seat] >> at & 1)
        key = (at, left, dark, has, cost(scene))
        draw = partial(_draw, scene=scene, kind=kind, at=at, box=box, left=left, dark=dark, has=has)
        yield Part(f"{kind}{box.x}", box.inflate(box.w // 10, box.h // 14), key, draw)


def _draw(
    canvas: Canvas, scene: Scene, kind: str, at: int, box: Rect, left: int, dark: bool, has: bool
) -> None:
    draw_offer(canvas, scene, kind, at, box, left)
    if dark:
        plate(canvas, "veil", box)
    if has:
        row = Rect(box.x, box.centery - box.h // 12, box.w, box.h // 7).inflate(-box.w // 10, 0)
        plate(canvas, "chip_plain", row)
        style = BOLD.but(size=24, align="centre")
        write(canvas, text("you have it"), row.inflate(-row.h // 3, 0), style)


def draw_offer(canvas: Canvas, scene: Scene, kind: str, at: int, box: Rect, left: int) -> None:
    """Draw a stand or upgrade of the market."""
    data, name = scene.t.data, name_of(scene, kind, at)
    if kind == "stand":
        draw_stand(canvas, box, data, at, name, cost(scene), left)
    else:
        draw_upgrade(canvas, box, data, at, name, cost(scene), left)


def market_spots(scene: Scene, places: Places) -> Iterator[Spot]:
    """Return every stack."""
    for kind, at, box, _ in offers(scene, places):
        thing = thing_of(scene, kind, at)
        yield Spot(thing, box, name_of(scene, kind, at), movable=True)


def draw_meant_offer(canvas: Canvas, scene: Scene, places: Places) -> None:
    """Ring the offer that is pointed at, chosen or advised."""
    moment = scene.moment
    for kind, at, box, left in offers(scene, places):
        thing = thing_of(scene, kind, at)
        ring = "market" if kind == "stand" else "market_narrow"
        if thing in moment.equal:
            art(canvas, f"legal_{ring}", box)
        meant = thing in (moment.pointed, *moment.chosen) and scene.lit(thing)
        if thing == moment.dragged or not (meant or thing in moment.advised):
            continue
        art(canvas, f"chosen_{ring}", box)
        draw_offer(canvas, scene, kind, at, box, left)
