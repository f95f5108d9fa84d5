"""Rock'n Rodeo: the title poster."""
