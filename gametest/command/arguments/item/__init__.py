"""Arguments about items."""
