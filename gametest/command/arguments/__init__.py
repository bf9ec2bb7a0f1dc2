"""Argument types: how each kind of word in a command is read, and what it gives at run time."""

# size: one module a kind of word
