"""What a player's hands do, over the rooms of blocks and of entities."""
