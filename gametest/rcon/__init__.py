"""Floor 14: remote clients at a running server, in the protocol that the game's tools speak."""
