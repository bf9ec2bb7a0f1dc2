"""Floor 12: listeners that remember from one run to the next."""
