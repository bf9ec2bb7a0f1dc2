"""Recipes of the packs: what crafters, furnaces and campfires make (https://minecraft.wiki/w/Recipe)."""
