"""How many batches are under way at a time, and where."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.errors import UsageError

if TYPE_CHECKING:
    from gametest.app.loading import LoadedPacks, LoadOptions
    from gametest.app.run import RunSettings
    from gametest.framework.run.executor import TestExecutor

AUTO: Final = "auto"
PATIENCE_S: Final = 1.0
"""Seconds of work that `auto` does in one process before it starts others."""
MAX_JOBS: Final = 256


@final
@attrs.frozen(kw_only=True)
class Parallel:
    load: LoadOptions
    """What a worker has to load."""
    jobs: int = 1
    patience_s: float = 0.0
    place: str | None = None
    """`process` or `dask://host:port`; None: processes of this machine."""

    @classmethod
    def parse(cls, load: LoadOptions, jobs: str, place: str | None) -> Parallel:
        """`jobs` is a number or `auto`; raises `UsageError`."""
        if jobs == AUTO:
            count, patience_s = _processors(), PATIENCE_S
        elif jobs.isascii() and jobs.isdecimal() and 1 <= int(jobs) <= MAX_JOBS:
            count, patience_s = int(jobs), 0.0
        else:
            raise UsageError(f"--jobs is 1 to {MAX_JOBS} or 'auto', not {jobs!r}")
        return cls(load=load, jobs=count, patience_s=patience_s, place=place)

    def executor(
        self, local: TestExecutor, loaded: LoadedPacks, settings: RunSettings
    ) -> TestExecutor:
        """`local` itself where there is nothing to share; raises `UsageError`."""
        if self.jobs == 1 and self.place is None:
            return local
        if settings.shared_world:
            if self.patience_s:
                return local
            raise UsageError("--jobs needs a world for each batch, not --shared-world")
        from gametest.app.workers import WorkerJob, worker_pool
        from gametest.framework.run.batch_record import StopRule
        from gametest.framework.run.pool_executor import PoolExecutor

        stop = StopRule(max_failures=1 if settings.exit_first else None)
        work = WorkerJob(
            load=self.load, settings=settings, stop=stop, directory=os.getcwd()
        )
        return PoolExecutor(
            local=local,
            pool=worker_pool(self.place, work, loaded),
            work=work,
            registries=loaded.registries,
            jobs=self.jobs,
            patience_s=self.patience_s,
            diagnostics=loaded.diagnostics,
        )


def _processors() -> int:
    """Those that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
