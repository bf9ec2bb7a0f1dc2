"""Power: what gives it, carries it, delays it and shows it."""
