"""Kills a server in the middle of saving, again and again: the world always opens at a completed save."""
