"""What happens in a game, in order: all that animation, log and preview need.

Things are named by their ids; names for people come along as Texts, or as strings that are
never translated (bands, festivals). ``seat`` is whom an event concerns.
"""
