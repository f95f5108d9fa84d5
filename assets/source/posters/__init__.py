"""The gig posters of the three games, 470 x 650 each, and the winner's."""
