"""Commands that generate and check data, compare and measure; `gametest` imports none of it."""
