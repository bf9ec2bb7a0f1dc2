"""Every item of the newest table, given, changed, dropped, picked up, saved and loaded.

`python -m tools.item_sweep` says what became of each step: it did what the game does, or it was
reported as unsupported. Nothing else is allowed.
"""
