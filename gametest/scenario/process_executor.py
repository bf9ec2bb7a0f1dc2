"""Runs tests of the kind `gametest:process`, in the order of the plan, beside the level's batches."""

from __future__ import annotations

import io
import signal
from collections.abc import Callable, Sequence
from threading import Thread
from time import monotonic
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.errors import UsageError
from gametest.framework.events import Failure, Outcome
from gametest.framework.levelless_test import LevellessResult, run_levelless_batch
from gametest.scenario.board import Board
from gametest.scenario.manifest.loader import ManifestError, parse_manifest
from gametest.scenario.manifest.placeholders import NAME
from gametest.scenario.output.console import Console
from gametest.scenario.process_instance import ProcessTestInstance
from gametest.scenario.scenario_events import failure_of, told_of
from gametest.scenario.scenario_runner import RunSettings, ScenarioRunner, choose

if TYPE_CHECKING:
    from gametest.core.identifier import Identifier
    from gametest.core.source_location import SourceLocation
    from gametest.framework.loading import TestRegistries
    from gametest.framework.run.executor import BatchSpec, ExecutionControl, TestSpec
    from gametest.scenario.manifest.manifest import Manifest

ReadManifest = Callable[["Identifier"], tuple[bytes, str] | None]
"""The bytes and the name of a pack's manifest; None if no pack has it."""
_FOREVER: Final = float("inf")


@final
@attrs.define(eq=False, repr=False, kw_only=True)
class ProcessExecutor:
    """Starts work as soon as it is prepared; events are told when its batch's turn comes."""

    registries: TestRegistries
    read_manifest: ReadManifest

    _board: Board = attrs.field(factory=Board, init=False)
    _waiting: list[TestSpec] = attrs.field(factory=list, init=False)
    _ended: dict[TestSpec, LevellessResult] = attrs.field(factory=dict, init=False)
    _thread: Thread | None = attrs.field(default=None, init=False)
    _fault: BaseException | None = attrs.field(default=None, init=False)

    def prepare(self, batches: Sequence[BatchSpec]) -> None:
        with self._board.news:
            self._waiting += [spec for batch in batches for spec in batch.tests]
            if self._waiting and self._thread is None:
                self._thread = Thread(target=self._work, name="processes")
                self._thread.start()

    def run(self, batch: BatchSpec, control: ExecutionControl) -> int:
        """Takes no game ticks."""
        run_levelless_batch(batch, control, self.registries.tests.get, self._awaited)
        return 0

    def close(self) -> None:
        """Ends what still runs, with all that it started."""
        with self._board.news:
            self._waiting.clear()
            thread = self._thread
        if thread is None:
            return
        self._board.interrupt(signal.SIGINT)
        try:
            thread.join()
        except KeyboardInterrupt:
            # Asked a second time: without grace.
            self._board.interrupt(signal.SIGINT)
            thread.join()
            raise

    def _awaited(self, spec: TestSpec) -> LevellessResult:
        self._board.wait_for(
            lambda: spec in self._ended or self._fault is not None, _FOREVER
        )
        if self._fault is not None:
            raise self._fault
        return self._ended.pop(spec)

    def _work(self) -> None:
        try:
            while (spec := self._take()) is not None:
                ended = self._run(spec)
                with self._board.news:
                    self._ended[spec] = ended
                    self._board.news.notify_all()
        # The thread's edge: raised where somebody waits for the result.
        except BaseException as error:
            with self._board.news:
                self._fault = error
                self._board.news.notify_all()

    def _take(self) -> TestSpec | None:
        with self._board.news:
            if self._waiting and not self._board.is_stopped:
                return self._waiting.pop(0)
            self._thread = None
            return None

    def _run(self, spec: TestSpec) -> LevellessResult:
        began = monotonic()
        instance = self.registries.tests.get(spec.id).instance
        assert isinstance(instance, ProcessTestInstance)
        try:
            runner = self._runner(instance, began)
            result = runner.run(choose(runner.manifest, instance.only))
        except (ManifestError, UsageError) as error:
            failure = Failure(kind="setup", message=str(error), reason=str(error))
            return LevellessResult(Outcome.ERROR, failure, monotonic() - began)
        failure_found = failure_of(result.scenarios)
        return LevellessResult(
            Outcome.PASSED if failure_found is None else Outcome.FAILED,
            failure_found,
            monotonic() - began,
            tuple(line for one in result.scenarios for line in told_of(one)),
        )

    def _runner(self, instance: ProcessTestInstance, began: float) -> ScenarioRunner:
        """Raises `ManifestError` and `UsageError`."""
        manifest = _parsed(instance, self.read_manifest(instance.manifest))
        until = None if instance.timeout_s is None else began + instance.timeout_s
        return ScenarioRunner(
            manifest=manifest,
            values=dict(instance.values),
            settings=RunSettings(until=until),
            board=self._board,
            console=Console(io.StringIO(), shows_output=False),
        )


def _parsed(instance: ProcessTestInstance, found: tuple[bytes, str] | None) -> Manifest:
    """Raises `ManifestError` and `UsageError`."""
    for name, value in instance.values.items():
        if not NAME.fullmatch(name) or not value or "\0" in value:
            raise UsageError(f"value {name!r}: a name, and a text that is not empty")
    if found is None:
        raise UsageError(f"no pack has the process manifest {instance.manifest}")
    data, source = found
    manifest = parse_manifest(data, source, instance.values)
    choose(manifest, instance.only)
    return manifest


def manifest_faults(
    instance: ProcessTestInstance, found: tuple[bytes, str] | None
) -> tuple[tuple[SourceLocation | None, str], ...]:
    """What keeps the test from being run; without a place where the instance is to blame."""
    try:
        _parsed(instance, found)
    except UsageError as error:
        return ((None, str(error)),)
    except ManifestError as error:
        return tuple(
            (
                one.location,
                f"{one.pointer}: {one.message}" if one.pointer else one.message,
            )
            for one in error.findings
        )
    return ()
