"""Write the counts anew: ``python -m tests.counts.record [SLUG ...]``, after a rule changed."""

from __future__ import annotations

import sys

from engines.catalogue import games
from tests.counts.counting import counted, store

if __name__ == "__main__":
    for slug in sys.argv[1:] or games():
        store(slug, counted(slug))
        print(f"counted {slug}")
