"""Measurements, side by side in one run, printed as a table; nothing here is a test."""
