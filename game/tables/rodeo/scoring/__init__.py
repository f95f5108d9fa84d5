"""Scoring: a season's sheet with where every figure came from, and the whole game's."""
