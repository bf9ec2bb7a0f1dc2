"""The functions of loot tables and item modifiers."""
