"""Why a saved world could not be read."""

from __future__ import annotations


class AnvilError(ValueError):
    """One sentence that names the file or the chunk."""
