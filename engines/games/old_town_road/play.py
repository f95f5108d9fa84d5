"""The game itself: dealing, legal actions, playing them, the points. No checks, no words."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.rng import Dice
from engines.core.rules import Sink
from engines.core.types import NOBODY, Seat, Setup
from engines.games.old_town_road.actions import (
    ENTER,
    LEFT,
    PLACE_LEFT,
    PLACE_RIGHT,
    RIDE_ON,
    Enter,
    Place,
    RideOn,
    Robbery,
    Shootout,
    TownAction,
)
from engines.games.old_town_road.components import ROAD, Cards
from engines.games.old_town_road.scoring import score
from engines.games.old_town_road.state import (
    CROSSROADS,
    EVENT,
    OUTSIDE,
    OVER,
    TRAIN,
    State,
    fresh,
)
from engines.games.old_town_road.tables import CROSSROADS_EFFECT, NO_EFFECT, Tables
from engines.games.old_town_road.telling import Teller

_SIDES: tuple[TownAction, ...] = (PLACE_LEFT, PLACE_RIGHT)
_STOPS: tuple[TownAction, ...] = (PLACE_LEFT, RIDE_ON)


class Play:
    """The hot path of the rules over one deck of cards."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.tables = Tables(cards)
        self._pairs = list(enumerate(self.tables.pairs, start=1))
        self._moody = self.tables.moody
        self._safes = self.tables.safes
        self._getaways = self.tables.getaways
        self._effect = self.tables.effect

    def new(self, setup: Setup, seed: int) -> State:
        """Shuffle the deck by the seed and draw the opening six (Setup)."""
        if setup.players != 1 or setup.options:
            raise ValueError("old_town_road is played by one player and has no options")
        deck = list(range(len(self.cards)))
        Dice(seed).shuffle(deck)
        return fresh(deck, ROAD)

    def to_act(self, state: State) -> Seat:
        """Return the player until the journey is over."""
        return NOBODY if state.phase == OVER else 0

    def legal(self, state: State) -> Sequence[TownAction]:
        """Return shootouts by distance, robberies, getaways, and last the way into town."""
        phase = state.phase
        if phase > OUTSIDE:
            return (_SIDES, _STOPS, ())[phase - CROSSROADS]
        road = state.road
        out: list[TownAction] = []
        for steps, table in self._pairs:  # ruling 2
            for left, right in zip(road, road[steps:]):  # noqa: B905
                shots = table[left][right]
                if shots:
                    out += shots
        if self._moody:
            self._add_moody(state, out)
        if not self._safes.isdisjoint(road):
            self._add_robberies(state, out)
        getaways = self._getaways
        out += [getaways[card] for card in road]
        if phase:
            out.append(ENTER)
        return out

    def choices(self, state: State) -> Sequence[TownAction]:
        """Leave out what leads to the same: of shooters that no longer turn, one a target."""
        turned = state.turned
        if state.phase > OUTSIDE or not turned:
            return self.legal(state)
        out: list[TownAction] = []
        spent = 0
        for action in self.legal(state):
            if action.code == 0 and turned >> action.by & 1:
                if spent >> action.at & 1:
                    continue
                spent |= 1 << action.at
            out.append(action)
        return out

    def apply(self, state: State, action: TownAction, emit: Sink | None = None) -> None:
        """Take part in an event and travel on, or settle the drawn card."""
        tell = Teller(self.tables, emit) if emit else None
        if action.code == 0:
            self._shoot(state, action, tell)
        elif action.code == 2:
            card = action.at
            state.road.remove(card)
            state.pile.append(~(2 * card + (state.turned >> card & 1)))
            if tell:
                tell.got_away(card)
        elif action.code == 1:
            self._rob(state, action, tell)
        else:
            self._settle(state, action, tell)
            return
        if state.phase == EVENT:
            state.sent = 0
            self._draw(state, tell)
        elif not state.road:
            self._enter(state, tell)

    def copy(self, state: State) -> State:
        """Return a state of its own."""
        return state.copy()

    def scores(self, state: State) -> Sequence[int]:
        """Return the points of the pile as it lies."""
        return (score(self.tables, state.pile),)

    # ------------------------------------------------------------ events
    def _shoot(self, state: State, action: Shootout, tell: Teller | None) -> None:
        """The target goes under the deck as it lies; the shooter turns once (rulings 3, 4)."""
        card = action.at
        state.road.remove(card)
        face = 2 * card + (state.turned >> card & 1)
        state.pile.append(face)
        turns = not state.turned >> action.by & 1
        if tell:
            tell.shot(action, bool(face & 1))
        if turns:
            state.turned |= 1 << action.by
            if tell:
                tell.turned(action.by)
        if tell:
            tell.hand(state.pile)

    def _rob(self, state: State, action: Robbery, tell: Teller | None) -> None:
        """Both robbers turn once; an exact sum turns the establishment (ruling 5)."""
        card = action.at
        robbers = self.robbers(state.road, card)
        assert robbers is not None
        exact = self.tables.number[robbers[0]] + self.tables.number[robbers[1]]
        is_exact = exact == self.tables.number[card]
        if is_exact:
            state.turned |= 1 << card
        state.road.remove(card)
        state.pile.append(2 * card + (state.turned >> card & 1))
        if tell:
            tell.robbed(card, robbers, is_exact)
        for robber in robbers:
            if not state.turned >> robber & 1:
                state.turned |= 1 << robber
                if tell:
                    tell.turned(robber)
        if tell:
            tell.hand(state.pile)

    def robbers(self, road: Sequence[int], card: int) -> tuple[int, int] | None:
        """Return the two outlaws that can rob an establishment on the road (ruling 5)."""
        tables = self.tables
        at = road.index(card)
        left = next((c for c in reversed(road[:at]) if tables.character[c]), -1)
        right = next((c for c in road[at + 1 :] if tables.character[c]), -1)
        if left < 0 or right < 0 or not (tables.outlaw[left] and tables.outlaw[right]):
            return None
        enough = tables.number[left] + tables.number[right] >= tables.number[card]
        return (left, right) if enough else None

    def _add_moody(self, state: State, out: list[TownAction]) -> None:
        """Add the shots that depend on how the target lies."""
        place = {card: at for at, card in enumerate(state.road)}
        for reach, shot, side in self._moody:
            if shot.by in place and shot.at in place:
                near = abs(place[shot.by] - place[shot.at]) <= reach
                if near and state.turned >> shot.at & 1 == side:
                    out.append(shot)

    def _add_robberies(self, state: State, out: list[TownAction]) -> None:
        for card in state.road:
            if card in self._safes and self.robbers(state.road, card) is not None:
                out.append(self.tables.robberies[card])

    # ------------------------------------------------------------ travelling
    def _draw(self, state: State, tell: Teller | None) -> None:
        """Draw until a card joins the road, a choice is due, or Old Town is revealed."""
        deck = state.deck
        if not deck:
            state.phase = OUTSIDE  # ruling 10
            if tell:
                tell.town_revealed()
            return
        card = deck.pop()
        effect = self._effect[card]
        if tell:
            tell.drawn(card, bool(state.known >> card & 1))
        if state.known:
            state.known &= ~(1 << card)
        if effect == NO_EFFECT or (effect != CROSSROADS_EFFECT and not self._rides(state, card)):
            state.road.insert(0, card)
            state.phase = EVENT
            if tell:
                tell.joined(card, LEFT, chosen=False)
            return
        state.drawn = card
        state.phase = CROSSROADS if effect == CROSSROADS_EFFECT else TRAIN

    @staticmethod
    def _rides(state: State, card: int) -> bool:
        """A train rides on over at least one card, and once a draw step (ruling 8)."""
        return bool(state.deck) and not state.sent >> card & 1

    def _settle(self, state: State, action: TownAction, tell: Teller | None) -> None:
        """Place the drawn card, ride on, or enter the town."""
        if isinstance(action, Enter):
            self._enter(state, tell)
            return
        card = state.drawn
        state.drawn = -1
        if isinstance(action, RideOn):
            below = len(state.deck) // 2
            state.deck.insert(below, card)  # ceil(n / 2) cards lie above it
            state.sent |= 1 << card
            state.known |= 1 << card
            if tell:
                tell.rode_on(card, len(state.deck) - 1 - below)
            self._draw(state, tell)
            return
        assert isinstance(action, Place)
        state.road.insert(0 if action.side == LEFT else len(state.road), card)
        state.phase = EVENT
        if tell:
            tell.joined(card, action.side, chosen=True)

    def _enter(self, state: State, tell: Teller | None) -> None:
        """What is left of the road goes face down under the deck (Reaching Old Town)."""
        left = tuple(state.road)
        state.pile += [~(2 * card + (state.turned >> card & 1)) for card in left]
        state.road.clear()
        state.phase = OVER
        if tell:
            tell.arrived(left, score(self.tables, state.pile))
