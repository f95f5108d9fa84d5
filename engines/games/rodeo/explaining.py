"""What every thing on the table is, and why it cannot be chosen now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engines.core.types import Explanation, Text, Thing, Who, ntext, text
from engines.games.rodeo import about
from engines.games.rodeo.asking import things
from engines.games.rodeo.components.model import CHAOS, GENRES, HYGIENE, MOOD
from engines.games.rodeo.play.common import fans_by_genre, garbage_count, happy_count, sad_count
from engines.games.rodeo.reasons import not_to_act
from engines.games.rodeo.sampling import one_world
from engines.games.rodeo.state import State
from engines.games.rodeo.tables import DAY_AT, GENRE_AT, SPACE_AT, Tables
from engines.games.rodeo.view import View
from engines.games.rodeo.words.phrases import DAY_NAMES, GENRE_NAMES, fans_listed
from engines.games.rodeo.words.refusals import FIRST

Body = tuple[Text, tuple[Text, ...]]
"""A title and its paragraphs."""


def explanation(t: Tables, view: View, thing: Thing) -> Explanation:
    """Explain a thing; ValueError for one that is not on the table."""
    kind, _, name = thing.partition(":")
    if kind not in _ABOUT:
        raise ValueError(f"Rock'n Rodeo has nothing called {thing!r}")
    state = one_world(t, view)
    try:
        title, body = _ABOUT[kind](t, _own_grounds(view, state), name)
    except (KeyError, IndexError, ValueError):
        raise ValueError(f"Rock'n Rodeo has nothing called {thing!r}") from None
    return Explanation(title, body, _refusal(t, view, state, thing))


def _own_grounds(view: View, state: State) -> State:
    """Return the state as if the looker were to act: spaces, symbols and days are their own.

    The public looks at the grounds of whoever acts.
    """
    if view.seat in (None, state.actor):
        return state
    own = state.copy()
    own.actor, own.rival, own.booked, own.group_card = view.seat, -1, -1, -1
    return own


def _refusal(t: Tables, view: View, state: State, thing: Thing) -> Text | None:
    general = not_to_act(view)
    if general is not None:
        return general
    if any(thing in things(t, state, action) for action in state.options):
        return None
    return FIRST[view.waits]


def _about_seat(t: Tables, state: State, name: str) -> Body:
    seat = range(state.players)[int(name)]
    tracks = state.tracks[seat * 3 : seat * 3 + 3]
    festival = t.data.festivals[state.festival[seat]]
    return text("{who}", who=Who(seat)), (
        text("Festival: {festival}.", festival=festival.name),
        ntext("{points} point.", "{points} points.", count="points", points=state.vp[seat]),
        text("Cash: {cash}K.", cash=state.cash[seat]),
        text(
            "Mood {mood}, hygiene {hygiene}, chaos {chaos}.",
            mood=tracks[MOOD],
            hygiene=tracks[HYGIENE],
            chaos=tracks[CHAOS],
        ),
        text(
            "Fans {fans}; satisfied {happy}, dissatisfied {sad}; garbage {garbage}.",
            fans=sum(fans_by_genre(state, seat)),
            happy=happy_count(state, seat),
            sad=sad_count(state, seat),
            garbage=garbage_count(state, seat),
        ),
        *about.goal(festival),
    )


def _about_genre(t: Tables, state: State, name: str) -> Body:
    at = GENRE_AT[name]
    lines = [text("Still without a ticket: {fans}.", fans=state.available[at])]
    lines.append(text("In reserve: {fans}.", fans=state.reserve[at]))
    lines.append(about.card_effect(t, at))
    return GENRE_NAMES[name], tuple(lines)


def _about_symbol(t: Tables, state: State, name: str) -> Body:
    place = state.booked if state.booked >= 0 else state.day
    at = max(state.actor, 0) * 9 + place * 3 + range(3)[int(name)]
    genre = GENRES[state.genre_of[at]] if 0 <= state.genre_of[at] < 4 else ""
    title = text("Symbol {number}", number=int(name) + 1)
    if not genre:
        return title, (text("Each symbol brings a fan card and its fans."),)
    counts = [state.fans_of[at] if name_ == genre else 0 for name_ in GENRES]
    return title, (
        text("Each symbol brings a fan card and its fans."),
        text("This one: {fans}.", fans=fans_listed(counts)),
    )


def _about_space(t: Tables, state: State, name: str) -> Body:
    at = SPACE_AT[name]
    title = text("Space {space}", space=name.upper())
    seat = state.actor if state.rival < 0 else state.rival
    if seat < 0:
        return title, (text("Row A lies next to the stage."),)
    wishes = tuple(
        text("Fulfilled here: {wish}", wish=words)
        if fulfilled
        else text("Not here: {wish}", wish=words)
        for words, fulfilled in about.wishes_at(t, state, at)
    )
    return title, (*about.space(state, seat, at), *wishes)


def _about_camp(t: Tables, state: State, name: str) -> Body:
    card = range(1, 6)[int(name) - 1]
    return text("Campsite card {card}", card=card), (
        text("In the line-up it may be turned; its place is fixed by the festival card."),
        text("Nobody camps on dirt while another space is free."),
    )


def _about_day(t: Tables, state: State, name: str) -> Body:
    seat, day = state.actor, DAY_AT[name]
    booked = state.bands[seat * 3 + day] if seat >= 0 else -1
    use = text("Each festival day has one band.")
    if booked < 0:
        return DAY_NAMES[name], (use,)
    return DAY_NAMES[name], (use, text("{band}", band=t.data.bands[booked].name))


def _about_band(t: Tables, state: State, name: str) -> Body:
    if name:
        return about.band(t, t.band_at[name])
    return text("In front of the stage"), (
        text("Each fan in front of today's band lifts the mood by 1."),
        text("One genre in all of its spaces: one more."),
        text("Its spaces are free again the next evening."),
    )


def _about_swap(t: Tables, state: State, name: str) -> Body:
    title, _ = about.event(t, t.event_at[name])
    return title, (text("Discard this event card and draw a new one."),)


def _plain(title: Text, *body: Text) -> Callable[[Tables, State, str], Body]:
    return lambda t, state, name: (title, body)


_ABOUT: Final[dict[str, Callable[[Tables, State, str], Body]]] = {
    "seat": _about_seat,
    "genre": _about_genre,
    "symbol": _about_symbol,
    "space": _about_space,
    "camp": _about_camp,
    "day": _about_day,
    "swap": _about_swap,
    "band": _about_band,
    "fan": lambda t, state, name: about.fan(t, t.fan_at[name]),
    "event": lambda t, state, name: about.event(t, t.event_at[name]),
    "stand": lambda t, state, name: about.stand(t, t.stand_at[name]),
    "upgrade": lambda t, state, name: about.upgrade(t, t.upgrade_at[name]),
    "garage": _plain(
        text("Garage bands"),
        text("Free of charge, and you take money at once; the top card is taken blind."),
    ),
    "toilet": _plain(
        text("Toilets"),
        text("Each fan on a toilet raises hygiene by 1; one fan to a toilet."),
        about.ONE_FAN,
        text("Each toilet costs 1K of the season's income."),
    ),
    "fence": _plain(
        text("Beside the campsite"),
        text("Garbage that finds no room lands here and costs 1 hygiene."),
        text("Fans who find no space are dissatisfied out here."),
        text("They go nowhere in the evening and bring no income; only what they feel counts."),
    ),
    "pass": _plain(text("Pass"), text("Keep your event cards.")),
    "done": _plain(text("Done"), text("Go on with the next step.")),
}
