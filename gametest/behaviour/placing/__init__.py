"""A block set by a player's hand: which state it gets, and what is set with it."""
