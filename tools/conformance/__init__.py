"""Recorded ticks of a real server against our level: replay, score, explain."""
