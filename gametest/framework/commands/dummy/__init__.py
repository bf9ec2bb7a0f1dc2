"""`dummy`: players that do what they are told."""
