"""The festival days on the table: arrival, afternoon, evening and night."""
