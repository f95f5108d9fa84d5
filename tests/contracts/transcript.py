"""A random game as digests: ``python -m tests.contracts.transcript SLUG PLAYERS SEED``.

Run in another process, under another hash seed, it must print the same.
"""

from __future__ import annotations

import sys
from hashlib import blake2b

from engines.core.types import Setup
from tests.contracts.cases import Case, playout


def transcript(case: Case, seed: int) -> str:
    """Return one digest over every state, action and event list of a random game."""
    rules = case.rules
    whole = blake2b(digest_size=16)
    for state, action in playout(case, seed):
        line = f"{rules.digest(state)} {action} {list(map(rules.encode, rules.legal(state)))}"
        whole.update(line.encode())
    return whole.hexdigest()


if __name__ == "__main__":
    slug, players, seed = sys.argv[1:]
    print(transcript(Case(slug, Setup(int(players))), int(seed)))
