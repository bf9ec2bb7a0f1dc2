"""Patterns that packs write: Java's regular expressions, matched in bounded time."""
