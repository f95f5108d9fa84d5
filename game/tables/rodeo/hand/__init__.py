"""The own fan and event cards along the bottom of the table."""
