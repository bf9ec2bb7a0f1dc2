"""Mobs with a will that can change nothing: which kinds, where, and in whose company."""
