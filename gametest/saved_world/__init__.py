"""Floor 11: a running world on disk, whole or not at all, and back."""
