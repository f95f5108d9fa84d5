"""Booking: the display, who still looks for a ticket, the own festival, the cards in hand."""
