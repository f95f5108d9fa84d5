"""On the Road: palette, tiles, pieces, cards, stage, board and posters."""
