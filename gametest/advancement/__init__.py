"""Advancements of packs: reading them, what players have reached, and what it brings them."""
