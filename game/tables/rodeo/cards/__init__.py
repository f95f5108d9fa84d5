"""The cards of Rock'n Rodeo: pure drawings into a box, from the rules' data.

Each takes a canvas, a box and what the data says; nothing is remembered between two drawings.
Cards keep the proportions of their paper: they lie in the middle of the box they are given.
"""
