"""For those who play for the first time: what they are, what pays, how a season goes."""
