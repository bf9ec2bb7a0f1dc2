"""Floor 10: the tick loop over all levels of a world, scheduled functions, chat, idle skipping."""
