"""Functions and lines ready to run, and the queue that runs them with the game's limits."""
