"""Random packs of functions, run by the short ways of the command engine and without them."""
