"""Floor 2: text components: reading them, filling in scores and names, and their plain text."""
