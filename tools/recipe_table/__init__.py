"""Writes the table of the game's crafting recipes from npm `minecraft-data`."""
