"""Which module answers for which block or item."""
