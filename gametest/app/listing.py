"""What `gametest list` shows."""

from __future__ import annotations

from typing import Any, final

import attrs

from gametest.app.elements.load_errors import stopping_errors
from gametest.app.loading import LoadOptions, load_packs
from gametest.app.selection import SelectionOptions, select_tests
from gametest.core.errors import PackLoadError
from gametest.core.version import GameVersion
from gametest.framework.game_test_instance import LoadedTest
from gametest.framework.run.batches import BatchKey


@final
@attrs.frozen
class Listing:
    rows: tuple[dict[str, Any], ...]
    """Plain values, a row a test."""
    notes: tuple[str, ...]


def list_tests(load: LoadOptions, selection: SelectionOptions) -> Listing:
    """Raises `PackLoadError` for packs with errors."""
    loaded = load_packs(load)
    errors = stopping_errors(loaded.diagnostics.errors)
    if errors:
        raise PackLoadError(errors)
    chosen = select_tests(loaded, selection, load.directory)
    rows = tuple(_row(test, loaded.version) for test in chosen.tests)
    return Listing(rows, (*loaded.notes, *chosen.notes))


def _row(test: LoadedTest, version: GameVersion) -> dict[str, Any]:
    instance = test.instance
    key = BatchKey.of(test, version)
    return {
        "id": str(test.id),
        "type": str(instance.type_id),
        "environment": key.environment,
        "dimension": str(instance.dimension),
        "structure": str(instance.structure),
        "max_ticks": instance.max_ticks,
        "setup_ticks": instance.setup_ticks,
        "required": instance.required,
        "manual_only": instance.manual_only,
        "max_attempts": instance.max_attempts,
        "required_successes": instance.required_successes,
        "location": None if test.location is None else str(test.location),
    }
