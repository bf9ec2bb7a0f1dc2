"""What is done with recordings when no game runs, and with many runs of one game."""
