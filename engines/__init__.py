"""Rule engines and bots: the standard library only."""
