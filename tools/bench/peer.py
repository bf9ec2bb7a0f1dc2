"""Runs inside the peer's own environment: the same pack, the last line of output is JSON.

Imports nothing of this project.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
import time
from statistics import median


def main() -> None:
    from mcemu import Emulator  # type: ignore[import-not-found]

    found: dict[str, float] = {}
    with open(os.devnull, "w") as nowhere, contextlib.redirect_stdout(nowhere):
        emulator = Emulator()
        emulator.load_datapack(sys.argv[1])
        run = emulator.execute_command
        for line in (
            "scoreboard objectives add o dummy",
            "scoreboard players set #a o 7",
            "scoreboard players set #b o 3",
            "data merge storage bench:s {n:5}",
        ):
            run(line)
        for name, function, operations, prepare in (
            ("players operation", "operation", 1000, ()),
            ("execute if score x3 run add", "if_chain", 1000, ()),
            (
                "recursion, 100,000 calls",
                "recursion",
                # It dies at 124 calls; fewer are measured and set in relation.
                100,
                ("scoreboard players set #i o 0", "scoreboard players set #end o 100"),
            ),
            ("function with storage, 2 macro lines", "macro", 1000, ()),
            (
                "data modify append value",
                "append",
                1000,
                ("data modify storage bench:s l set value []",),
            ),
        ):
            found[name] = _time(emulator, function, operations, prepare)
        emulator.world.track_blocks = True
        found["fill 32^3, twice"] = _time(emulator, "fill", 2 * 32**3, ())
        for _ in range(1000):
            run("summon marker 0 0 0")
        run("tag @e[type=marker] add m")
        found["as @e[tag] 1,000 run add"] = _time(emulator, "as_entities", 1000, ())
    print(json.dumps(found))


def _time(
    emulator: object, function: str, operations: int, prepare: tuple[str, ...]
) -> float:
    times = []
    for _ in range(5):
        for line in prepare:
            emulator.execute_command(line)  # type: ignore[attr-defined]
        started = time.process_time()
        emulator.execute_function(f"bench:{function}")  # type: ignore[attr-defined]
        times.append(time.process_time() - started)
    return median(times) / operations * 1e6


if __name__ == "__main__":
    main()
