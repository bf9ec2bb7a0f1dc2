"""Loading a large pack: without a cache, with an empty one, and with a filled one.

Each load is the first of a process, as a user's is; `python -m tools.bench.loading PACK` is such a
process and prints the milliseconds of CPU that it took.
"""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final, final

import attrs

_RUNS: Final = 3
_NO_CACHE: Final = "--no-cache"


@final
@attrs.frozen
class LoadTimes:
    """Milliseconds of CPU, imports included; the least of some runs."""

    without: float
    cold: float
    """The cache is empty, and is filled."""
    warm: float


def load_times(pack: Path) -> LoadTimes:
    """Compiled modules are kept, as an installed package has them."""
    cold, warm = [], []
    with tempfile.TemporaryDirectory() as compiled:
        without = min(_load_in_process(pack, None, compiled) for _ in range(_RUNS))
        for _ in range(_RUNS):
            with tempfile.TemporaryDirectory() as cache:
                cold.append(_load_in_process(pack, cache, compiled))
                warm += [_load_in_process(pack, cache, compiled) for _ in range(_RUNS)]
    return LoadTimes(without, min(cold), min(warm))


def _load_in_process(pack: Path, cache: str | None, compiled: str) -> float:
    command = [sys.executable, "-m", "tools.bench.loading", str(pack)]
    if cache is None:
        command.append(_NO_CACHE)
    environment = os.environ | {
        "GAMETEST_CACHE_DIR": cache or "",
        "PYTHONDONTWRITEBYTECODE": "",
        "PYTHONPYCACHEPREFIX": compiled,
    }
    done = subprocess.run(
        command, capture_output=True, text=True, check=True, env=environment
    )
    return float(done.stdout)


def _load(pack: Path, *, use_cache: bool) -> float:
    # As the command line sets it; loading makes many objects that stay.
    gc.set_threshold(50_000, 20, 20)
    started = time.process_time()
    from gametest.app.loading import LoadOptions, load_packs

    loaded = load_packs(LoadOptions(packs=(pack,), use_cache=use_cache))
    took = (time.process_time() - started) * 1000
    if loaded.diagnostics.errors:
        msg = f"the pack has errors: {loaded.diagnostics.errors[0]}"
        raise RuntimeError(msg)
    return took


if __name__ == "__main__":
    print(_load(Path(sys.argv[1]), use_cache=_NO_CACHE not in sys.argv[2:]))
