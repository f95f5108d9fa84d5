"""Choosing a game and who plays it."""
