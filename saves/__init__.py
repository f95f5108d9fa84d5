"""Saves, settings and statistics on disk: the only part that knows pydantic."""
