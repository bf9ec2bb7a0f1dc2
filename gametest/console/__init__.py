"""A console on a running world: one line after another, typed or from a script."""
