"""Expansion: the market of stands and upgrades over the own grounds."""
