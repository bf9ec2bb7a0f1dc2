"""How far an explosion reaches: its rays, and what it sees of entities."""
