"""Numbers of 26.3, whole and decimal; `gametest.loot.numbers` has the older ones."""
