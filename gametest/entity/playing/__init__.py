"""What players do that nobody else does."""
