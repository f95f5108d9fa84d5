"""What the what-if panel says on festival days: wishes at a space, a fan's evening, a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engines.core.types import Text, Thing, ntext, text
from engines.games.rodeo import state as st
from engines.games.rodeo.about import AVERSIONS, told, wishes_at
from engines.games.rodeo.actions import Arrive, Dump, Place, Put
from engines.games.rodeo.components.model import GENRES, TRACKS, TYPES
from engines.games.rodeo.tables import SPACE_AT, SPACES
from engines.games.rodeo.tents import best_tents
from game.tables.rodeo.cards.sheet import Row, change, line_of, moved
from game.tables.rodeo.cards.signs import genre_sprite, signs_of
from game.tables.rodeo.changes import MARKER, carried_to, changes_in
from game.tables.rodeo.festival.aims import aims
from game.tables.rodeo.festival.chips import gains_of, signs_of_gain
from game.tables.rodeo.festival.help import HELP
from game.tables.rodeo.festival.litter import litter
from game.tables.rodeo.festival.marks import broken_at, plates_in_order
from game.tables.rodeo.festival.nightly import NO, YES
from game.tables.rodeo.festival.pools import left_of
from game.tables.rodeo.festival.refusals import refused
from game.tables.rodeo.phase import Scene
from game.tables.spec import Note

Sheet = tuple[Text, Sequence[Row]]
MOST_PLACES: Final = 6
_PLACES: Final = {"toilet": text("Toilet"), "band": text("In front of the stage")}
_WORDS: Final = {
    "symbol_money": text("Cash"),
    "symbol_mood": text("Mood"),
    "symbol_hygiene": text("Hygiene"),
    "symbol_chaos": text("Chaos"),
    "symbol_happy": text("Fans cheered up"),
    "symbol_garbage": text("Garbage to remove"),
}


_COMPLETE: Final = text("All tents stand: finish the group, or drag a tent elsewhere.")


def sheet_of(scene: Scene) -> Sheet | None:
    """Return head and lines for the option that is pointed at; None: the usual words."""
    shown, carried = scene.moment.shown, carried_to(scene)
    if carried >= 0:
        return _at_space(scene, carried)
    if shown is None:
        return _which_symbol(scene) or _where_to(scene)
    match shown[0].action:
        case Place(space):
            return _at_space(scene, SPACE_AT[space])
        case Put() as action:
            return shown[0].label, _evening(scene, action)
        case Arrive(fan, symbol):
            return _group(scene, scene.t.fan_at[fan], symbol)
        case Dump(space) if space in SPACE_AT:
            return litter(scene, SPACE_AT[space])
    return None


# ------------------------------------------------------------------ morning
def _at_space(scene: Scene, at: int) -> Sheet:
    """Each wish of the group at a space, and whether the tent there would be satisfied."""
    t, state = scene.t, scene.state
    head = text("A tent on {space}", space=SPACES[at].upper())
    found = []
    if state.group_card >= 0:
        plates = plates_in_order(t.data.fans[state.group_card])
        for plate, (words, kept) in zip(plates, wishes_at(t, state, at), strict=True):
            found.append(Row(plate, words, YES if kept else NO, 1 if kept else -1))
    good = broken_at(t, state, at) == ()
    sign, said = "symbol_happy", text("This tent would be satisfied")
    if not good:
        sign, said = "symbol_unhappy", text("This tent would be dissatisfied")
    return head, [*found, Row(sign, said, YES, 1 if good else -1)]


def _group(scene: Scene, fan: int, symbol: int) -> Sheet:
    """What a fan card would bring: who is satisfied at best, tracks, power, ability."""
    t, state, seat = scene.t, scene.state, scene.seat
    card = t.data.fans[fan]
    happy, count = best_tents(t, state, fan, symbol)
    track, step = t.data.per_card[card.genre]
    value = text("{n} of {m}", n=happy, m=count)
    purse = left_of(state, seat, card.genre)[0]
    rows = [
        Row("symbol_happy", text("Satisfied at best"), value, 1 if happy == count else 0),
        Row(f"symbol_{TRACKS[track]}", _WORDS[f"symbol_{TRACKS[track]}"],
            *moved(step, -1 if TRACKS[track] == "chaos" else 1)),
        Row(genre_sprite(card.genre), text("Purchasing power"),
            change(purse, purse + card.power, "K"), 1),
    ]  # fmt: skip
    for sign in signs_of(card.ability):
        rows.append(Row(sign.sprite, text("Ability"), sign.words or YES))
    for kind in card.aversion:
        rows.append(Row(f"plate_averse_{TYPES[kind]}", AVERSIONS[TYPES[kind]], "", -1))
    return text("If {group} arrive", group=t.fan_names[fan]), rows


def _which_symbol(scene: Scene) -> Sheet | None:
    """A card that fits several symbols: what it would bring for each of them."""
    aims = [o.action for o in scene.moment.fitting if isinstance(o.action, Arrive)]
    if len({aim.fan for aim in aims}) != 1 or len(aims) < 2:
        return None
    fan = scene.t.fan_at[aims[0].fan]
    rows = [Row("", text("Click the symbol on the stage that this card is for."))]
    for aim in aims:
        happy, count = best_tents(scene.t, scene.state, fan, aim.symbol)
        said = ntext(
            "{n} fan: satisfied at best", "{n} fans: satisfied at best", count="n", n=count
        )
        value = text("{n} of {m}", n=happy, m=count)
        sprite = genre_sprite(scene.t.data.fans[fan].genre)
        rows.append(Row(sprite, said, value, 1 if happy == count else 0))
    return scene.t.fan_names[fan], rows


# ------------------------------------------------------------------ evening
def _evening(scene: Scene, action: Put) -> list[Row]:
    """What a fan brings at a place, and what its genre has left."""
    t, state, seat = scene.t, scene.state, scene.seat
    gain = gains_of(t, scene.view).get(action)
    found = []
    if gain is not None:
        for sign in signs_of_gain(gain):
            bad = sign.words.startswith("−") and sign.sprite in ("symbol_mood", "symbol_hygiene")
            words = _WORDS[sign.sprite]
            found.append(Row(sign.sprite, words, sign.words, -1 if bad else 1))
    genre = GENRES.index(action.genre)
    kind, _, name = action.place.partition(":")
    income = t.data.stands[t.stand_at[name]].income if kind == "stand" else 0
    purse = left_of(state, seat, genre)[0]
    value = change(purse, purse - income, "K")
    found.append(Row(genre_sprite(genre), text("Purchasing power"), value))
    here = (state.up[seat] & state.marks[seat * 4 + genre]).bit_count()
    found.append(Row("symbol_fan", text("Still standing"), change(here, here - 1)))
    if action.place != "band":
        found.append(Row("", text("Its space stays taken until Monday")))
    return found


def _where_to(scene: Scene) -> Sheet | None:
    """What a fan who is pointed at could bring, place by place, the best first."""
    pointed = scene.moment.pointed
    if scene.view.waits != "evening" or not pointed.startswith(("space:", "genre:")):
        return None
    gains = gains_of(scene.t, scene.view)
    found = []
    for option in scene.moment.fitting:
        action = option.action
        if isinstance(action, Put) and action in gains:
            signs = signs_of_gain(gains[action])
            label = scene.t.place_labels[scene.t.place_at[action.place]]
            name = _PLACES.get(action.place, label)
            sign = signs[0] if signs else None
            found.append(
                Row(sign.sprite if sign else "symbol_fan", name, sign.words if sign else "")
            )
    if not found:
        return None
    found.sort(key=lambda row: row.sprite != "symbol_money")
    return text("Where could this fan go?"), found[:MOST_PLACES]


def _event(scene: Scene, at: int) -> Note:
    """What an event card does in the afternoon, and to whom; that it may wait for a booking."""
    t = scene.t
    effects = t.data.events[at].festival.effects
    lines = *told(effects), *aims(scene, effects)
    kept = text("While booking: {name}.", name=t.booking_names[at])
    return Note(t.festival_names[at], (*lines, kept))


# ------------------------------------------------------------------ at rest
def note_of(scene: Scene, thing: Thing) -> Note | None:
    """Return the words about what only the table knows."""
    if thing == MARKER:
        line = text("Drag a tent to a lit space, or click it.")
        return Note(text("Group under way"), (line if scene.state.group_left else _COMPLETE,))
    if thing in changes_in(scene):
        space = thing.partition(":")[2].upper()
        line = text("Drag it to another free space of its row, or click it to take it up.")
        return Note(text("Your tent on {space}", space=space), (line,))
    kind, _, name = thing.partition(":")
    shown = scene.moment.shown
    if kind == "event" and name in scene.t.event_at and (shown is None or not shown[1].lines):
        return _event(scene, scene.t.event_at[name])
    return refused(scene, thing)


def resting_of(scene: Scene) -> Note | None:
    """Return what the group under way wants, or a line of help; None if nobody is asked."""
    kind = scene.view.waits
    if kind not in ("place", "finish") or scene.seat != scene.state.actor:
        return HELP.get(kind) if scene.moment.decision is not None else None
    head, lines = _under_way(scene)
    return Note(head, tuple(line_of(row) for row in lines))


def _under_way(scene: Scene) -> Sheet:
    state = scene.state
    head = text("Group under way")
    if state.group_card >= 0:
        head = scene.t.fan_names[state.group_card]
    done = state.group.bit_count()
    lines = [
        Row("symbol_tent", text("Tents pitched"), text("{n} of {m}", n=done,
            m=done + state.group_left)),
    ]  # fmt: skip
    if not state.group_left:
        lines.append(Row("symbol_check", _COMPLETE))
    if state.group_card >= 0:
        fan = scene.t.data.fans[state.group_card]
        wishes = wishes_at(scene.t, state, 0)
        plates = plates_in_order(fan)
        lines += [Row(p, words) for p, (words, _) in zip(plates, wishes, strict=True)]
    elif state.group_card == st.BLUNDER:
        lines.append(Row("symbol_unhappy", text("No card for them: all are dissatisfied")))
    return head, lines
