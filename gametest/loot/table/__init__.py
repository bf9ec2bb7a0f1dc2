"""Loot tables: their entries, their files, and what they draw from."""
