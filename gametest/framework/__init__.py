"""Floor 11: the game-test framework itself.

Test data and kinds, environments, batches, the runner and ticker, sequences, the helper that test
bodies get, listeners and their events. Knows levels and commands, not reports.
"""
