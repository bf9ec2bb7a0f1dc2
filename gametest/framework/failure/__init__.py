"""How a test fails and how that is said."""
