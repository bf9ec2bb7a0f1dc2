"""What all levels of a world share: rules, clocks, weather, scores, storage, border."""
