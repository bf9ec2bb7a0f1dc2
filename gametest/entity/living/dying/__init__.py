"""How living things die, and what they leave."""
