"""`python -m tools.server_kill_sweep --times 200`: exit code 1 if a world did not open as it should.

Each round opens the world that the round before has left, checks that it is the last one whose
save was told (or one that was completed after that and before the end), changes it, saves it in a
loop and kills the server at a random moment.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from threading import Timer
from typing import Final, final

import attrs

from tools.server_process import ServerProcess, running_server

_SAVE: Final = re.compile(r"save (\d+), hash ([0-9a-f]{32})")
_SAVES_A_ROUND: Final = 400
_LONGEST_S: Final = 1.5
"""Between the first save of a round and the end."""
_PACK: Final = {
    "pack": {"description": "", "min_format": [121, 0], "max_format": [121, 0]}
}


@final
@attrs.define
class Tally:
    rounds: int = 0
    same: int = 0
    """Opened at the last save that was told."""
    later: int = 0
    """Opened at one that was completed, but not told any more."""
    faults: int = 0
    torn: int = 0
    """Ends that left a half-written file behind."""


def sweep(times: int, seed: int, folder: Path) -> Tally:
    pack, world = folder / "pack", folder / "world"
    pack.mkdir()
    (pack / "pack.mcmeta").write_text(json.dumps(_PACK), "utf-8")
    chance, tally = random.Random(seed), Tally()
    told: tuple[int, str] | None = None
    for number in range(times + 1):
        with running_server(folder, pack, "--save", world, "--tps", "1000") as server:
            if told is not None:
                _check(server, told, tally)
            if number == times:
                break
            told = _play(server, number, chance)
        tally.rounds += 1
        tally.torn += bool(list(world.rglob("*.tmp")))
    return tally


def _check(server: ServerProcess, told: tuple[int, str], tally: Tally) -> None:
    """The server itself compares the hash of what it opened with the one that was saved."""
    opened = next(_saves(server.lines), None)
    if opened == told:
        tally.same += 1
    elif opened is not None and opened[0] > told[0]:
        tally.later += 1
    else:
        tally.faults += 1
        print(f"told {told}, opened {opened}: {server.lines[-3:]}", file=sys.stderr)


def _play(server: ServerProcess, number: int, chance: random.Random) -> tuple[int, str]:
    """Change, save, and die; returns the last save that was told."""
    x = number % 60 * 16
    server.type(
        f"fill {x} 10 0 {x + 15} 40 15 minecraft:stone",
        f"setblock {x} 41 0 minecraft:chest",
        f"data modify storage sweep:round number set value {number}",
        f"summon minecraft:item {x} 42 3 {{Item:{{id:'minecraft:dirt',count:3}}}}",
        *["save-all"] * _SAVES_A_ROUND,
    )
    server.wait_for("saved the world")
    end = Timer(chance.uniform(0, _LONGEST_S), server.process.kill)
    end.start()
    assert server.process.stdout is not None
    server.lines += [line.rstrip("\n") for line in server.process.stdout]
    end.join()
    *_, last = _saves(server.lines)
    return last


def _saves(lines: list[str]) -> Iterator[tuple[int, str]]:
    for line in lines:
        found = _SAVE.search(line)
        if found is not None:
            yield int(found[1]), found[2]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        tally = sweep(options.times, options.seed, Path(folder))
    print(
        f"{tally.rounds} kills: {tally.same} opened at the last save that was told, "
        f"{tally.later} at a later completed one, {tally.faults} otherwise; "
        f"{tally.torn} left a half-written file"
    )
    return 1 if tally.faults else 0


if __name__ == "__main__":
    sys.exit(main())
