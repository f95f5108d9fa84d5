"""The widget kit: units, skins, text, shapes, widgets with focus and keyboard."""
