"""Floor 12: tests that are recordings of a game."""
