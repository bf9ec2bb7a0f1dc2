"""A player's hand: what it holds, what it is used on, and what comes of it."""
