"""Rock'n Rodeo."""
