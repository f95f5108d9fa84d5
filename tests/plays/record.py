"""Record the plays anew: ``python -m tests.plays.record [SLUG ...]``.

Only after a rule, a word or an event was changed on purpose: look at the difference first.
"""

from __future__ import annotations

import sys

from engines.catalogue import games
from tests.plays.playing import record

if __name__ == "__main__":
    for slug in sys.argv[1:] or games():
        record(slug)
        print(f"recorded {slug}")
