"""Test environments: their kinds, set-up and undo."""
