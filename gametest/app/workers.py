"""Tests in several processes, or on an existing cluster, through a standard `Executor`."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import sys
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import chdir
from functools import lru_cache
from threading import Lock
from typing import TYPE_CHECKING, Any, final

import attrs

from gametest.app.loading import LoadedPacks, LoadOptions, load_packs
from gametest.app.run import RunSettings, level_executor
from gametest.core.errors import UsageError
from gametest.core.garbage import search_seldom
from gametest.framework.run.batch_record import BatchRecord, StopRule, record_batch

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

    from gametest.framework.run.executor import BatchSpec, TestExecutor
    from gametest.framework.run.pool_executor import WorkerPool


@final
@attrs.frozen(kw_only=True)
class WorkerJob:
    """All that a worker needs to do a batch as this process would; picklable.

    The packs, and modules of test functions, have to lie at the same paths where it runs.
    """

    load: LoadOptions
    settings: RunSettings
    stop: StopRule
    directory: str
    """Where the person stands: places in files are told relative to it."""

    def __call__(self, batch: BatchSpec) -> BatchRecord:
        return _workshop_of(self).record(batch)


@final
@attrs.define(eq=False, repr=False)
class _Workshop:
    """What a worker has loaded; one batch at a time, for a worker may have several threads."""

    job: WorkerJob
    lock: Lock = attrs.field(factory=Lock, init=False)
    _executor: TestExecutor | None = attrs.field(default=None, init=False)
    _loaded: LoadedPacks | None = attrs.field(default=None, init=False)

    def adopt(self, loaded: LoadedPacks) -> None:
        self._loaded = loaded

    def record(self, batch: BatchSpec) -> BatchRecord:
        job = self.job
        with self.lock, chdir(job.directory):
            if self._loaded is None:
                self._loaded = load_packs(job.load)
                gc.freeze()
            if self._executor is None:
                self._executor = level_executor(self._loaded, job.settings)
            record = record_batch(self._executor, batch, job.stop)
            # A predicate or loot table is read when a test first asks for it.
            findings = tuple(self._loaded.diagnostics.errors)
            return attrs.evolve(record, findings=findings)


@lru_cache(maxsize=1)
def _workshop_of(job: WorkerJob) -> _Workshop:
    """A worker reads the packs once, for its first batch."""
    return _Workshop(job)


@final
@attrs.define(eq=False, repr=False)
class ProcessPool:
    """Worker processes of this machine.

    They are copies of this one, with the packs that it has read, where that is safe: on Linux, and
    while no other thread runs that could hold a lock at that moment. Elsewhere each starts afresh.
    """

    job: WorkerJob
    loaded: LoadedPacks
    _others: tuple[BaseProcess, ...] = attrs.field(factory=tuple, init=False)

    def start(self, workers: int) -> Executor:
        self._others = tuple(multiprocessing.active_children())
        copies = _can_be_copied()
        if copies:
            _workshop_of(self.job).adopt(self.loaded)
        return ProcessPoolExecutor(
            workers,
            mp_context=multiprocessing.get_context("fork" if copies else "spawn"),
            initializer=_begin_worker,
        )

    def stop(self, executor: Executor) -> None:
        started = set(multiprocessing.active_children()) - set(self._others)
        for process in started:
            process.terminate()
        executor.shutdown(wait=True, cancel_futures=True)


def _can_be_copied() -> bool:
    """Counts threads that libraries began too, which Python knows nothing of."""
    if sys.platform != "linux":
        return False
    try:
        return len(os.listdir("/proc/self/task")) == 1
    except OSError:
        return False


def _begin_worker() -> None:
    # The parent decides what an interruption means; its own handlers came with the copy.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    search_seldom()


@final
@attrs.define(eq=False, repr=False)
class DaskPool:
    """The workers of a running Dask cluster; they outlive the run."""

    address: str
    _client: Any = attrs.field(default=None, init=False)

    def start(self, workers: int) -> Executor:
        """Raises `UsageError` if no cluster answers there."""
        from distributed import Client

        if self._client is None:
            try:
                self._client = Client(  # type: ignore[no-untyped-call]
                    self.address, timeout=10, set_as_default=False
                )
            except OSError:
                raise UsageError(f"no Dask cluster answers at {self.address}") from None
        executor: Executor = self._client.get_executor(pure=False)
        return executor

    def stop(self, executor: Executor) -> None:
        executor.shutdown(wait=False)


def worker_pool(text: str | None, job: WorkerJob, loaded: LoadedPacks) -> WorkerPool:
    """From `process` or `dask://host:port`; raises `UsageError`."""
    if text is None or text == "process":
        return ProcessPool(job, loaded)
    scheme, _, rest = text.partition("://")
    if scheme != "dask" or not rest:
        raise UsageError(f"--executor is 'process' or dask://host:port, not {text!r}")
    try:
        import distributed  # noqa: F401
    except ImportError:
        raise UsageError(
            "--executor dask://… needs the package distributed: "
            "pip install 'gametest[dask]'"
        ) from None
    return DaskPool(f"tcp://{rest}")
