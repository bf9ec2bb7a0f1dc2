"""Status effects: what they are, who has them, what brings them."""
