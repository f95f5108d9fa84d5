"""Which Roadshow this is, as written into saves and shown beside them, never compared."""

from __future__ import annotations

from functools import cache
from importlib import metadata


@cache
def app_version() -> str:
    """Return the version of the installed app; "unknown" if it was never installed."""
    try:
        return metadata.version("roadshow")
    except metadata.PackageNotFoundError:
        return "unknown"
