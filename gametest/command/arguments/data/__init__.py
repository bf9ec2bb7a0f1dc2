"""Arguments about NBT."""
