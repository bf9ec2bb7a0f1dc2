"""What can be wrong with a world that somebody wants opened."""

from __future__ import annotations

from gametest.core.errors import UsageError


class SavedWorldError(UsageError):
    """It is not there, is damaged, or was saved by another version; one sentence."""
