"""pyglet and arcade: clock, random numbers and window events of an unchanged game."""
