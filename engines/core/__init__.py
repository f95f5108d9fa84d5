"""The common action interface: what every game offers and every caller relies on."""
