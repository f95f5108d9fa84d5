"""Old Town Road's pieces: woodcut faces, cards, signs, marks, the street and the trail."""
