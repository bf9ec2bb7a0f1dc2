"""Patterns by which a pack hides files of those below it."""
