"""The games, one folder each; the catalogue finds them."""
