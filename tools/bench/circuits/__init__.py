"""Redstone circuits: game ticks per second of CPU time, ours beside mc-tick (npm `nucleation`)."""
