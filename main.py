"""Start Roadshow: ``python main.py --help`` says how."""

from __future__ import annotations

import multiprocessing
import os
import sys

from game.arguments import parse


def main() -> None:
    """Run the app and exit with its code: 0, or 2 with one sentence on stderr."""
    multiprocessing.freeze_support()
    request = parse(sys.argv[1:])
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from game.start import start  # noqa: PLC0415 - pygame is loaded only for a sound request

    sys.exit(start(request))


if __name__ == "__main__":
    main()
