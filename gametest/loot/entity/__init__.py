"""What predicates ask of entities."""
