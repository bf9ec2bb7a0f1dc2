"""Floor 6: structure templates: read, upgrade, place with rotation, capture, compare, write."""
