"""Motion as data: timelines of tweens that can be tested without a display."""
