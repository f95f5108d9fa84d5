"""The front end: the only part that knows pygame."""
