"""pygame and pygame-ce: clock, random numbers, events and polled input of an unchanged game."""
