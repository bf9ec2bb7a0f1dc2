"""`python -m tools.bench`: start-up, many tests, long waits, commands.

Whole processes as a ratio to `python -c pass`, commands beside a peer; `python -m
tools.bench.commands` measures these alone.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from tools.bench import commands
from tools.bench.packs import write_pack, write_waiting_pack
from tools.bench.processes import Timing, gametest, python, time_processes
from tools.bench.waiting import in_process_waits


def _row(name: str, timing: Timing, base: Timing, bar: str) -> None:
    ratio = timing.wall_s / base.wall_s
    print(
        f"{name:44} {timing.wall_s * 1000:9.1f} ms {ratio:7.1f}x"
        f" {timing.peak_mib:7.1f} MiB  exit {timing.code}  {bar}"
    )


def main() -> int:
    with tempfile.TemporaryDirectory() as text:
        folder = Path(text)
        one = write_pack(folder / "one", 1)
        many = write_pack(folder / "many", 500)
        crowd = write_pack(folder / "crowd", 5000)
        wait = write_waiting_pack(folder / "wait", 100_000)
        run = ("run", "--no-cache", "--progress", "none")
        print(f"{'whole process, median':44} {'wall':>12} {'python':>8} {'peak':>11}")
        base, version, single = time_processes(
            [python("-c", "pass"), gametest("--version"), gametest(*run, str(one))], 11
        )
        _row("python -c pass", base, base, "")
        _row("gametest --version", version, base, "bar 60 ms")
        _row("one-test pack, start to verdict", single, base, "bar 300 ms")
        waiting, ticked = time_processes(
            [gametest(*run, str(wait)), gametest(*run, "--no-skip", str(wait))], 3
        )
        _row("one test that waits 100,000 ticks", waiting, base, "")
        _row("the same with --no-skip", ticked, base, "")
        (five_hundred,) = time_processes([gametest(*run, str(many))], 5)
        (five_thousand,) = time_processes([gametest(*run, str(crowd))], 3)
        _row("500 block-based tests", five_hundred, base, "bar 1500 ms")
        _row("5,000 block-based tests", five_thousand, base, "bar 12x of 500, 250 MiB")
        print(f"5,000 against 500: {five_thousand.wall_s / five_hundred.wall_s:.1f}x")
        for name, milliseconds in in_process_waits(wait):
            print(f"{name:44} {milliseconds:9.2f} ms  bar 10 ms")
    commands.report()
    return 0


if __name__ == "__main__":
    sys.exit(main())
