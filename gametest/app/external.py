"""Tests that start something outside of the engine: their kinds, and what runs them.

A pack alone never starts anything; the person who runs it has to allow it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from gametest.core.errors import DiagnosticError, UsageError
from gametest.core.source_location import SourceLocation
from gametest.framework.run.executor import LEVEL_EXECUTOR
from gametest.replay_test.replay_instance import (
    RECORDINGS,
    REPLAY_EXECUTOR,
    ReplayTestInstance,
)
from gametest.scenario.process_instance import (
    MANIFESTS,
    PROCESS_EXECUTOR,
    ProcessTestInstance,
)

if TYPE_CHECKING:
    from gametest.app.loading import LoadedPacks
    from gametest.core.identifier import Identifier
    from gametest.framework.game_test_instance import GameTestInstance, LoadedTest
    from gametest.framework.run.executor import TestExecutor


def external_kinds() -> dict[Identifier, type[GameTestInstance]]:
    """For the registry `test_instance_type`."""
    return {
        ProcessTestInstance.type_id: ProcessTestInstance,
        ReplayTestInstance.type_id: ReplayTestInstance,
    }


def external_executors(
    loaded: LoadedPacks, tests: Iterable[LoadedTest], *, allowed: bool
) -> dict[str, TestExecutor]:
    """Those that `tests` need; raises `UsageError` if they need any and may not have it."""
    needed: dict[str, LoadedTest] = {}
    for test in tests:
        if test.instance.executor != LEVEL_EXECUTOR:
            needed.setdefault(test.instance.executor, test)
    for test in needed.values():
        if not allowed:
            raise UsageError(
                f"test {test.id} of type {test.instance.type_id} starts something outside; "
                "--allow-external, or allow_external in the project's configuration, lets it"
            )
    made: dict[str, TestExecutor] = {}
    if PROCESS_EXECUTOR in needed:
        from gametest.scenario.process_executor import ProcessExecutor

        made[PROCESS_EXECUTOR] = ProcessExecutor(
            registries=loaded.registries,
            read_manifest=lambda id: _read_manifest(loaded, id),
        )
    if REPLAY_EXECUTOR in needed:
        from gametest.replay_test.replay_executor import ReplayExecutor

        made[REPLAY_EXECUTOR] = ReplayExecutor(
            registries=loaded.registries,
            read_recording=lambda id: _read_recording(loaded, id),
        )
    return made


def check_external(loaded: LoadedPacks) -> None:
    """Finds what is wrong with the manifests that tests name; starts nothing."""
    tests = loaded.registries.tests
    for test in map(tests.get, tests):
        if isinstance(test.instance, ProcessTestInstance):
            from gametest.scenario.process_executor import manifest_faults

            place = test.location or SourceLocation(str(test.id))
            try:
                found = _read_manifest(loaded, test.instance.manifest)
                faults = manifest_faults(test.instance, found)
            except UsageError as error:
                faults = ((place, str(error)),)
            for location, message in faults:
                loaded.diagnostics.error("bad-manifest", message, location or place)


def _read_manifest(loaded: LoadedPacks, id: Identifier) -> tuple[bytes, str] | None:
    resource = loaded.stack.resources(MANIFESTS, ".json").get(id)
    if resource is None:
        return None
    try:
        return resource.read_bytes(), resource.source
    except DiagnosticError as error:
        raise UsageError(str(error)) from None


def _read_recording(loaded: LoadedPacks, id: Identifier) -> bytes | None:
    resource = loaded.stack.resources(RECORDINGS, ".rec").get(id)
    if resource is None:
        return None
    try:
        return resource.read_bytes()
    except DiagnosticError as error:
        raise UsageError(str(error)) from None
