"""Conditions by subject; `gametest.loot.conditions` lists all by name."""
