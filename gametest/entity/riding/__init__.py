"""Where riders sit, and where they come to stand when they get off."""
