"""Saved worlds of the game, read only: https://minecraft.wiki/w/Anvil_file_format."""
