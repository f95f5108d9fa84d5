"""A card explained: what it is, what it does here and now."""

from __future__ import annotations

from engines.core.types import Explanation, Text, ntext, text
from engines.games.old_town_road.components import Card
from engines.games.old_town_road.play import Play
from engines.games.old_town_road.reasons import waiting, why_no_robbery, why_no_shot
from engines.games.old_town_road.state import OUTSIDE, OVER
from engines.games.old_town_road.view import View
from engines.games.old_town_road.words import attribute_name, card_name

_SYMBOLS = {
    "chip": text("a poker chip: doubles a hand it is part of"),
    "moneybags": text("moneybags: two points each"),
    "wanted": text("a WANTED sign: one point"),
}
_EFFECTS = {
    "crossroads": text("Crossroads: when drawn, it joins the road on the side you choose."),
    "train": text("Train: when drawn, it may go back into the middle of the deck."),
}


def explain_card(play: Play, view: View, card: Card) -> Explanation:
    """Return a card's face, its part in the events now, and why it cannot be chosen."""
    body = [*_face(view, card)]
    if card.index in view.road:
        body += _shots(play, view, card) if card.character else _robbery(play, view, card)
    return Explanation(card_name(card), tuple(body), _refusal(play, view, card))


def _refusal(play: Play, view: View, card: Card) -> Text | None:
    name = card_name(card)
    if view.phase == OVER:
        return text("The journey is over.")
    if 2 * card.index in view.pile or 2 * card.index + 1 in view.pile:
        return text("The {card} lies face up under Old Town and stays there.", card=name)
    if ~(2 * card.index) in view.pile or ~(2 * card.index + 1) in view.pile:
        return text("The {card} lies face down under Old Town and scores nothing.", card=name)
    if view.phase > OUTSIDE:
        return waiting(play.cards, view)
    if card.index in view.road:
        return None
    return text("The {card} has not been drawn yet.", card=name)


def _face(view: View, card: Card) -> list[Text]:
    lines = []
    if card.affiliation == "outlaw":
        lines.append(text("Outlaw"))
    elif card.affiliation == "lawman":
        lines.append(text("Lawman"))
    else:
        lines.append(text("Establishment with a safe") if card.safe else text("Establishment"))
    if card.character:
        lines.append(_list(card))
    lines += _sides(view, card)
    if card.effect:
        lines.append(_EFFECTS[card.effect])
    return lines


def _list(card: Card) -> Text:
    return ntext(
        "Shoots {list} up to {range} step away.",
        "Shoots {list} up to {range} steps away.",
        count="range",
        list=tuple(attribute_name(attribute) for attribute in card.targets),
        range=card.range,
    )


def _sides(view: View, card: Card) -> list[Text]:
    shown = card.sides[view.is_turned(card.index)]
    other = card.sides[not view.is_turned(card.index)]
    now = tuple(words for symbol, words in _SYMBOLS.items() if shown.shows(symbol))
    then = tuple(words for symbol, words in _SYMBOLS.items() if other.shows(symbol))
    lines = [text("Shows {symbols}.", symbols=now)] if now else []
    if not view.is_turned(card.index) and then:
        lines.append(text("Turned, it shows {symbols}.", symbols=then))
    return lines


def _shots(play: Play, view: View, card: Card) -> list[Text]:
    others = [play.cards[other] for other in view.road if other != card.index]
    cards = play.cards
    hits = tuple(card_name(o) for o in others if not why_no_shot(cards, view, card.id, o.id))
    hit_by = tuple(card_name(o) for o in others if not why_no_shot(cards, view, o.id, card.id))
    return [
        text("Can shoot now: {cards}.", cards=hits) if hits else text("Can shoot nobody now."),
        text("Can be shot by: {cards}.", cards=hit_by) if hit_by else text("Nobody can shoot it."),
    ]


def _robbery(play: Play, view: View, card: Card) -> list[Text]:
    return [why_no_robbery(play, view, card.id) or text("Can be robbed now.")]
