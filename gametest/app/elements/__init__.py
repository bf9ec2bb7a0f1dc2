"""The registry elements of packs besides tests: whether each can be read."""
