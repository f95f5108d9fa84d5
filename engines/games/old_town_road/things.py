"""What a thing on the table is, and why it cannot be used now.

Things: ``card:ID``, ``deck``, ``pile``, ``town``, ``road``, ``road:left``, ``road:right``,
``score``, ``seat:0``, ``kind:pair`` and the other kinds, ``moneybags``, ``wanted``.
"""

from __future__ import annotations

from dataclasses import replace

from engines.core.types import Explanation, Text, Thing, Who, ntext, text
from engines.games.old_town_road.account import Account, account, hand_text, kinds_text
from engines.games.old_town_road.hands import FIVE_KINDS, KINDS, MONEYBAG, WANTED, Hand
from engines.games.old_town_road.play import Play
from engines.games.old_town_road.reasons import waiting, why_no_entry
from engines.games.old_town_road.state import CROSSROADS, EVENT, OUTSIDE, OVER, TRAIN
from engines.games.old_town_road.things_cards import explain_card
from engines.games.old_town_road.view import UNSEEN, View
from engines.games.old_town_road.words import HAND_NAMES, card_name, rank


def explain(play: Play, view: View, thing: Thing) -> Explanation:
    """Return title, body and refusal for a thing; unknown things are plain table."""
    found = _explained(play, view, thing)
    if found.refusal is None and not view.mine:
        return replace(found, refusal=text("It is {who}'s turn.", who=Who(0)))
    return found


def _explained(play: Play, view: View, thing: Thing) -> Explanation:
    kind, _, name = thing.partition(":")
    if kind == "card" and name in play.cards.index:
        return explain_card(play, view, play.cards[play.cards.index[name]])
    if kind in _PLACES:
        return _PLACES[kind](play, view)
    if kind == "kind" and name in _KINDS_BY_NAME:
        return _kind(play, view, _KINDS_BY_NAME[name])
    return Explanation(text("The table"), refusal=text("There is nothing to choose here."))


_KINDS_BY_NAME = {kind.name.lower(): kind for kind in KINDS}


def _event_refusal(play: Play, view: View) -> Text:
    """Why a thing that is no event cannot be chosen now."""
    if view.phase == OVER:
        return text("The journey is over.")
    if view.phase > OUTSIDE:
        return waiting(play.cards, view)
    return text("Choose a card of the road: to shoot, to be shot, to rob or to get away from.")


def _deck(play: Play, view: View) -> Explanation:
    count = len(view.deck)
    body = [ntext("{n} card left to draw, then Old Town.", "{n} cards left to draw, then Old Town.",
                  count="n", n=count)]  # fmt: skip
    for at, card in enumerate(view.deck):
        if card != UNSEEN:
            name = card_name(play.cards[card])
            above = count - 1 - at
            if not above:
                body.append(text("The {card} comes next.", card=name))
                continue
            body.append(
                ntext(
                    "The {card} lies under {above} card.",
                    "The {card} lies under {above} cards.",
                    count="above",
                    card=name,
                    above=above,
                )
            )
    refusal = None if view.phase == TRAIN else _deck_refusal(play, view)
    return Explanation(text("The deck"), tuple(body), refusal)


def _deck_refusal(play: Play, view: View) -> Text:
    if view.phase == EVENT:
        return text("A card is drawn by itself after each event.")
    return _event_refusal(play, view)


def _pile(play: Play, view: View) -> Explanation:
    up = len(view.up)
    body = (
        ntext("{n} card lies under Old Town.", "{n} cards lie under Old Town.", count="n",
              n=len(view.pile)),
        ntext("{n} of them is face up and counts; you can look at it at any time.",
              "{n} of them are face up and count; you can look at them at any time.",
              count="n", n=up),
        text("Events add cards at the end; three face-up cards in a row can make a hand."),
    )  # fmt: skip
    refusal = None if view.phase <= OUTSIDE else _event_refusal(play, view)
    return Explanation(text("The trail"), body, refusal)


def _town(play: Play, view: View) -> Explanation:
    body = (text("The journey ends when this card is all that is left of the deck."),)
    if view.phase > OUTSIDE:
        return Explanation(text("Old Town"), body, _event_refusal(play, view))
    return Explanation(text("Old Town"), body, why_no_entry(view))


def _road(play: Play, view: View) -> Explanation:
    body = (
        text("New cards join on the left, with crossroads on either side."),
        text("Distances count every card: neighbours are one step apart."),
    )
    refusal = None if view.phase in (CROSSROADS, TRAIN) else _event_refusal(play, view)
    return Explanation(text("The road"), body, refusal)


def _score(play: Play, view: View) -> Explanation:
    explained = account(play.tables, view.pile)
    body = (
        *(hand_text(play.tables, made) for made in explained.counting),
        *_passed_over(play, explained),
        kinds_text(explained),
        text("Rank so far: {rank}.", rank=rank(explained.total)),
    )
    title = ntext("{points} point", "{points} points", count="points", points=explained.total)
    return Explanation(title, body, _event_refusal(play, view))


def _passed_over(play: Play, explained: Account) -> list[Text]:
    """Say for each hand that does not count which counting hand uses its cards."""
    by_place = {made.at: made for made in explained.counting}
    lines = []
    for made in explained.hands:
        if not made.counts:
            rivals = tuple(HAND_NAMES[by_place[at].hand] for at in made.overlaps)
            lines.append(
                text(
                    "Does not count: {hand}. Its cards do more for: {others}.",
                    hand=hand_text(play.tables, made),
                    others=rivals,
                )
            )
    return lines


def _kind(play: Play, view: View, kind: Hand) -> Explanation:
    explained = account(play.tables, view.pile)
    made = [hand_text(play.tables, m) for m in explained.counting if m.hand is kind]
    body = (
        _DEFINITIONS[kind],
        ntext("It scores {points} point, twice as much with a poker chip.",
              "It scores {points} points, twice as much with a poker chip.",
              count="points", points=int(kind)),
        *(made or [text("Not made yet.")]),
        text("All five kinds together score {points} more points.", points=FIVE_KINDS),
    )  # fmt: skip
    return Explanation(HAND_NAMES[kind], body, _event_refusal(play, view))


_DEFINITIONS = {
    Hand.PAIR: text("Two cards of the same number and any third card."),
    Hand.FLUSH: text("Three cards of the same suit."),
    Hand.STRAIGHT: text("Three numbers in sequence, in any order; aces are ones."),
    Hand.THREE: text("Three cards of the same number."),
    Hand.STRAIGHT_FLUSH: text("Three numbers in sequence, all of one suit, in any order."),
}


def _moneybags(play: Play, view: View) -> Explanation:
    count = account(play.tables, view.pile).moneybags
    body = (
        text("Each moneybag on a face-up card scores {points} points.", points=MONEYBAG),
        ntext("{n} moneybag", "{n} moneybags", count="n", n=count),
    )
    return Explanation(text("Moneybags"), body, _event_refusal(play, view))


def _wanted(play: Play, view: View) -> Explanation:
    count = account(play.tables, view.pile).wanted
    body = (
        ntext("Each WANTED sign on a face-up card scores {points} point.",
              "Each WANTED sign on a face-up card scores {points} points.",
              count="points", points=WANTED),
        ntext("{n} WANTED sign", "{n} WANTED signs", count="n", n=count),
    )  # fmt: skip
    return Explanation(text("WANTED signs"), body, _event_refusal(play, view))


_PLACES = {
    "deck": _deck,
    "pile": _pile,
    "town": _town,
    "road": _road,
    "score": _score,
    "seat": _score,
    "moneybags": _moneybags,
    "wanted": _wanted,
}
