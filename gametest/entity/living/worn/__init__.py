"""What worn and held things do for a living body."""
