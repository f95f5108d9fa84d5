"""Names and phrases of the game's things, as Texts."""
