"""From a document to a match: the log is played again, every action and digest checked."""

from __future__ import annotations

from collections.abc import Sequence

from engines.catalogue import game, rules_with
from engines.core.bot import RANDOM_LEVEL
from engines.core.errors import IllegalAction, ReplayMismatch
from engines.core.match import HUMAN, Entry, Handed, Match, Played
from engines.core.rules import AnyRules, GameSpec
from engines.core.types import Setup, Text, text
from saves.cover import Cover, Opened
from saves.document import EntryModel, HandedModel, SaveDocument, assists_of, player_of
from saves.errors import Fault, SaveError
from saves.reading import TRY_EARLIER, damaged


def open_match(document: SaveDocument, cover: Cover, file: str, upto: int | None = None) -> Opened:
    """Return the match a document holds, standing where it stood.

    ``upto`` opens only that many log entries. SaveError for a setup the game lacks and for an
    action that cannot be read or is not legal: it names the move and says how many are good.
    Where a digest differs the match is opened up to there, with a warning: another position
    than the saved one is never played on.
    """
    spec = game(document.slug)
    entries = document.entries if upto is None else document.entries[:upto]
    _check_who(document, spec, file)
    rules = rules_with(spec, document.data_hash)
    blank = _dealt(document, spec, rules, file)
    log, unread = _decoded(rules, entries)
    warning = None
    try:
        match = Match.replay(blank, log)
    except ReplayMismatch as mismatch:
        if isinstance(mismatch.__cause__, IllegalAction):
            raise _illegal(file, mismatch.entry, mismatch.reason) from mismatch
        match, warning = blank, _warning(document, rules, file, mismatch.entry)
    else:
        if unread is not None:
            raise _illegal(file, len(log), unread)
    match.assists = assists_of(document)
    return Opened(match, cover, warning)


def is_older(document: SaveDocument) -> bool:
    """True if another format or other rules wrote it: such a file is better kept as it is."""
    return document.migrated or document.rules_version < game(document.slug).version


def _check_who(document: SaveDocument, spec: GameSpec, file: str) -> None:
    known = {HUMAN, RANDOM_LEVEL, *spec.levels}
    for number, player in enumerate(document.opening):
        if player.who not in known:
            raise damaged(file, f"opening.{number}.who")
    for number, entry in enumerate(document.entries):
        if isinstance(entry, HandedModel) and entry.who not in known:
            raise damaged(file, f"entries.{number}.who")


def _dealt(document: SaveDocument, spec: GameSpec, rules: AnyRules, file: str) -> Match:
    setup = Setup(len(document.opening), tuple(document.options.items()))
    offered = {option.id: option.values for option in spec.options}
    for name, value in setup.options:
        if value not in offered.get(name, ()):
            raise damaged(file, f"options.{name}")
    players = [player_of(model) for model in document.opening]
    try:
        return Match.deal(spec, setup, document.seed, players, rules)
    except ValueError as error:
        raise damaged(file, "setup") from error


def _decoded(rules: AnyRules, entries: Sequence[EntryModel]) -> tuple[list[Entry], Text | None]:
    """Return the entries that can be read, and what is wrong with the first that cannot."""
    log: list[Entry] = []
    for model in entries:
        if isinstance(model, HandedModel):
            log.append(Handed(model.seat, model.who))
            continue
        try:
            action = rules.decode(model.action)
        except (ValueError, LookupError, TypeError):
            return log, text("the game knows no such move")
        log.append(Played(model.seat, action, model.digest, model.revealed, model.sub))
    return log, None


def _illegal(file: str, entry: int, reason: Text) -> SaveError:
    what = text(
        "Move {number} is not possible by the rules: {reason}", number=entry + 1, reason=reason
    )
    return SaveError(Fault.ILLEGAL, file, what, TRY_EARLIER, usable=entry)


def _warning(document: SaveDocument, rules: AnyRules, file: str, entry: int) -> Text:
    if rules.data_hash != document.data_hash:
        return text(
            "{file} began with other cards or tiles than this Roadshow has, so it is open up to "
            "move {number} only. Version {version} opens all of it.",
            file=file,
            number=entry,
            version=document.app_version,
        )
    return text(
        "{file} leads to another position than the saved one after move {number}, so it is open "
        "up to there only.",
        file=file,
        number=entry,
    )
