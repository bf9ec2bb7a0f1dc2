"""What blocks and entities do to each other: drops, falling, priming, finding, moving."""
