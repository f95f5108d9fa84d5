"""The badges of the ranks."""

from __future__ import annotations

RANK_SPRITES = ((65, "legend"), (50, "marshal"), (35, "gunslinger"), (20, "drifter"))


def rank_sprite(points: int) -> str:
    """Return the badge of the rank that points earn."""
    name = next((name for least, name in RANK_SPRITES if points >= least), "greenhorn")
    return f"rank_{name}"
