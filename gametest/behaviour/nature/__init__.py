"""Fluids, falling blocks, leaves and plants: they stand still, or say that they would not."""
