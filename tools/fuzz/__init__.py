"""Random and mutated texts for every reader of the command language; see `__main__`."""
