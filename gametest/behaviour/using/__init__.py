"""A player's hand at a block: what the block does with the item, and the item with the block."""
