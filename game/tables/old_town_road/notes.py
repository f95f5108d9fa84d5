"""What the table of Old Town Road says: the prompt, explanations, and reasons why not."""

from __future__ import annotations

from engines.core.types import Text, Thing, ntext, text
from engines.games.old_town_road.reasons import why_no_robbery, why_no_shot
from engines.games.old_town_road.words import card_name
from game.tables.old_town_road.forecast import reckoning
from game.tables.old_town_road.inputs import AWAY, ROB, SHOOT, name_of
from game.tables.old_town_road.model import Model, getaways, robberies, shots
from game.tables.spec import Moment, Note

Sentence = tuple[Text, Text]


# ------------------------------------------------------------------ the prompt
def prompt(model: Model, moment: Moment) -> Sentence | None:
    """Return head and sentence for a choice under way; None before it begins."""
    if not moment.chosen or moment.decision is None:
        return None
    if model.choosing_place:
        return _placing(model)
    card = next((t for t in reversed(moment.chosen) if model.index(t) >= 0), "")
    if card:
        return _with_card(model, moment, card)
    return _BEGUN.get(moment.chosen[-1])


_BEGUN = {
    SHOOT: (text("Shoot:"), text("choose who shoots, then whom.")),
    ROB: (text("Rob:"), text("choose an establishment between two outlaws.")),
    AWAY: (text("Get away:"), text("choose the card to leave behind, face down.")),
    "pile": (text("Get away:"), text("choose the card to leave behind, face down.")),
    "town": (
        text("Ride into Old Town?"),
        text("A click on it once more ends the journey, Esc stays on the road."),
    ),
}


def _placing(model: Model) -> Sentence:
    name = card_name(model.card(model.drawn))
    head = text("The {card}:", card=name)
    if model.crossroads:
        return head, text("choose the end of the road it joins.")
    return head, text("get off here at the left of the road, or ride on.")


def _with_card(model: Model, moment: Moment, thing: Thing) -> Sentence:
    options = moment.decision.options if moment.decision else ()
    index, name = model.index(thing), name_of(model, thing)
    if index in shots(options):
        head = text("The {card} takes aim:", card=name)
        return head, text("choose whom to shoot. A click on the trail gets away from it.")
    if index in robberies(options):
        head = text("Rob the {card}?", card=name)
        return head, text("Click it once more. A click on the trail gets away from it.")
    head = text("The {card}:", card=name)
    if model.card(index).character:
        return head, text("nobody in range to shoot. A click on the trail gets away from it.")
    return head, text("cannot be robbed now. A click on the trail gets away from it.")


# ------------------------------------------------------------------ explanations
def note(model: Model, thing: Thing, moment: Moment) -> Note | None:
    """Return the game's own words about a thing; None where the rules' or the preview's do."""
    if moment.decision is None or model.view is None:
        return None
    if thing in (SHOOT, ROB, AWAY):
        return _about_event(model, thing, moment)
    if moment.shown is not None:
        return _about_act(model, moment)
    if thing == "score":
        return _about_score(model)
    index = model.index(thing)
    if index in model.road and moment.chosen:
        reason = refusal(model, thing, moment)
        if reason is not None:
            return Note(name_of(model, thing), (reason,))
    if index in model.road or thing in ("pile", "town"):
        found = model.rules.explain(model.view, thing)
        return Note(found.title, found.body)
    return None


MOST_PASSED = 1
"""So many hands that do not count are named; all of them are ringed on the trail."""


def _about_score(model: Model) -> Note:
    """Say what does not count, what is missing, and the rank; the rest is to be seen."""
    assert model.view is not None
    found = model.rules.explain(model.view, "score")
    account = reckoning(model)
    made, passed = len(account.counting), len(account.hands) - len(account.counting)
    told = found.body[made : made + min(passed, MOST_PASSED)]
    return Note(found.title, (*told, *found.body[made + passed :]))


def _about_act(model: Model, moment: Moment) -> Note:
    """Say what the act pointed at will do, under the name of its kind."""
    assert moment.shown is not None
    option, preview = moment.shown
    head, lines = _ACTS.get(option.action.kind, option.label), preview.lines
    if option.action.kind == "place":
        head = text("Crossroads") if model.crossroads else text("Train")
    if option.action.kind == "getaway":
        lines = (*lines, text("Face down it scores nothing."))
    return Note(head, lines)


_ACTS = {
    "shootout": text("Shootout"),
    "robbery": text("Robbery"),
    "getaway": text("Getaway"),
    "ride_on": text("Train"),
    "enter": text("Old Town"),
}


def _about_event(model: Model, thing: Thing, moment: Moment) -> Note:
    options = moment.decision.options if moment.decision else ()
    if thing == SHOOT:
        count = sum(len(targets) for targets in shots(options).values())
        said = ntext("{n} shot is possible now.", "{n} shots are possible now.",
                     count="n", n=count)  # fmt: skip
        how = text("A card within range and on the list goes face up under Old Town.")
        return Note(text("Shootout"), (how, said), _why_no_event(model, thing, moment))
    if thing == ROB:
        how = text(
            "The outlaws on both sides rob an establishment if their sum is enough; "
            "an exact sum brings its moneybags."
        )
        return Note(text("Robbery"), (how,), _why_no_event(model, thing, moment))
    how = text("Any card of the road goes face down under Old Town: it scores nothing.")
    return Note(text("Getaway"), (how,), _why_no_event(model, thing, moment))


def _why_no_event(model: Model, thing: Thing, moment: Moment) -> Text | None:
    """Return why there is no such event now; None if there is."""
    options = moment.decision.options if moment.decision else ()
    if model.choosing_place:
        name = card_name(model.card(model.drawn))
        return text("First choose where the {card} goes.", card=name)
    if thing == SHOOT and not shots(options):
        return text("Nobody on the road can shoot anybody now.")
    if thing == ROB and not robberies(options):
        return _why_nothing_to_rob(model)
    if thing == AWAY and not getaways(options):
        return text("There is no card on the road.")
    return None


def _why_nothing_to_rob(model: Model) -> Text:
    houses = [c for c in model.road if c >= 0 and not model.card(c).character]
    if not houses:
        return text("There is no establishment on the road.")
    assert model.view is not None
    reason = why_no_robbery(model.rules, model.view, model.card(houses[0]).id)
    return reason or text("There is no establishment on the road.")


# ------------------------------------------------------------------ why not
def refusal(model: Model, thing: Thing, moment: Moment) -> Text | None:
    """Return why a thing does not go with what was chosen before."""
    if model.view is None or moment.decision is None:
        return None
    if thing in (SHOOT, ROB, AWAY):
        return _why_no_event(model, thing, moment) or text(
            "This does not go with what you chose. Esc lets go of it."
        )
    index = model.index(thing)
    if index not in model.road or not moment.chosen or model.choosing_place:
        return None
    chosen = next((t for t in reversed(moment.chosen) if model.index(t) >= 0), "")
    if chosen and chosen != thing:
        return _why_not_with(model, chosen, thing)
    return _why_not_first(model, moment.chosen[0], index)


def _why_not_with(model: Model, chosen: Thing, thing: Thing) -> Text | None:
    assert model.view is not None
    if not model.card(model.index(chosen)).character:
        return text("A robbery needs its establishment and no other card.")
    return why_no_shot(model.cards, model.view, chosen[5:], thing[5:])


def _why_not_first(model: Model, event: Thing, index: int) -> Text | None:
    assert model.view is not None
    if event == ROB:
        return why_no_robbery(model.rules, model.view, model.card(index).id)
    if event == SHOOT:
        name = card_name(model.card(index))
        if not model.card(index).character:
            return text("The {card} is an establishment and shoots nobody.", card=name)
        return text("The {card} has nobody to shoot at now.", card=name)
    return None
