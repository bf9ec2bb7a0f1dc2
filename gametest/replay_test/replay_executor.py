"""Runs tests of the kind `gametest:replay`, one after another, each in a process of its own."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, final

import attrs

from gametest.core.errors import UsageError
from gametest.framework.levelless_test import LevellessResult, run_levelless_batch
from gametest.replay.file.recording import Recording
from gametest.replay.running.game_runner import run_game
from gametest.replay.running.job import GameResult
from gametest.replay.running.replay_job import replay_job, time_limit
from gametest.replay_test.replay_events import failure_of, outcome_of, warnings_of
from gametest.replay_test.replay_instance import ReplayTestInstance

if TYPE_CHECKING:
    from gametest.core.identifier import Identifier
    from gametest.framework.loading import TestRegistries
    from gametest.framework.run.executor import BatchSpec, ExecutionControl, TestSpec

ReadRecording = Callable[["Identifier"], bytes | None]
"""The bytes of a pack's recording; None if no pack has it."""


@final
@attrs.define(eq=False, repr=False, kw_only=True)
class ReplayExecutor:
    registries: TestRegistries
    read_recording: ReadRecording

    def prepare(self, batches: Sequence[BatchSpec]) -> None:
        """Nothing is begun before its turn."""

    def run(self, batch: BatchSpec, control: ExecutionControl) -> int:
        """Takes no game ticks."""
        run_levelless_batch(batch, control, self.registries.tests.get, self._ended)
        return 0

    def close(self) -> None:
        """Nothing runs on."""

    def _ended(self, spec: TestSpec) -> LevellessResult:
        instance = self.registries.tests.get(spec.id).instance
        assert isinstance(instance, ReplayTestInstance)
        result = self._result(instance)
        return LevellessResult(
            outcome_of(result),
            failure_of(result),
            result.duration_s,
            warnings_of(result),
        )

    def _result(self, instance: ReplayTestInstance) -> GameResult:
        data = self.read_recording(instance.recording)
        if data is None:
            text = f"no pack has the recording {instance.recording}"
            return GameResult(report=None, usage_error=text)
        with tempfile.TemporaryDirectory(prefix="gametest-") as folder:
            path = Path(folder, "recording.rec")
            path.write_bytes(data)
            try:
                recording = Recording.load(path)
                limit = instance.timeout_s or time_limit(recording)
            except UsageError as error:
                text = f"{instance.recording}: {error}"
                return GameResult(report=None, usage_error=text)
            job = replay_job(
                recording, program=instance.program, lenient=instance.lenient
            )
            return run_game(job, timeout_s=limit, headless=True, quiet=True)
