"""What all games share: skins, icons, portraits, the table and the house's own pictures."""
