"""Minecarts as they move without the experiment, kind by kind (https://minecraft.wiki/w/Minecart)."""
