"""What processes write: found in, kept, shown."""
