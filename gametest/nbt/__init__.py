"""Floor 1: NBT tags, their binary form, their text form (SNBT) and paths into them."""
