"""`python -m tools.bench.stepping`: ticks per second of CPU of a server in which nothing happens.

It runs every tick, as a served world without a pace does; no tick is skipped.
"""

from __future__ import annotations

import time
from typing import Final

from gametest.app.loading import LoadOptions, load_packs
from gametest.app.run import build_server
from gametest.server.server import Server
from gametest.server.server_loop import ServerLoop
from tools.bench.calibration import calibrate

_TICKS: Final = 50_000
_RUNS: Final = 7


def idle_ticks_per_second() -> float:
    """The most of some runs."""
    loaded = load_packs(LoadOptions(packs=(), use_cache=False))
    return _TICKS / min(_seconds(build_server(loaded)) for _ in range(_RUNS))


def _seconds(server: Server) -> float:
    def stop_at_end() -> None:
        if server.tick_count >= _TICKS:
            loop.stop()

    loop = ServerLoop(server, before_tick=stop_at_end)
    started = time.process_time()
    loop.run()
    return time.process_time() - started


def main() -> None:
    passes = calibrate()
    ticks = idle_ticks_per_second()
    print(f"a pass of the calibration loop: {passes:.1f} ns")
    print(
        f"idle ticks, flat out: {ticks:,.0f} /s, {1e9 / ticks / passes:.1f} passes each"
    )


if __name__ == "__main__":
    main()
