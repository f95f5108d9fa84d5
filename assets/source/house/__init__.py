"""What all games share: icons, portraits, the table and the house's own pictures."""
