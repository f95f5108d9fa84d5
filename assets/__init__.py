"""Sprites, sounds, fonts, languages and rules texts."""
