"""Reports in XML: the game's own shape, and the one that CI servers read."""
