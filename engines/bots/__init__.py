"""Bots that play any game of the catalogue through views and samplers."""
