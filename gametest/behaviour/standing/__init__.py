"""Shapes that follow neighbours, halves that belong together, blocks that need support."""
