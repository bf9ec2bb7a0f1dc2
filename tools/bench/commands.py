"""Commands: microseconds of CPU for each operation, ours beside the peer's in one run."""

from __future__ import annotations

import argparse
import gc
import json
import os
import subprocess
import tempfile
import time
import venv
from collections.abc import Mapping
from pathlib import Path
from statistics import median
from typing import Final, final

import attrs

from gametest.app.loading import LoadOptions, load_packs
from gametest.app.run import build_server
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.engine.function_runner import FunctionRunner
from gametest.core.identifier import Identifier
from gametest.server.server import Server
from tools.bench.calibration import calibrate
from tools.bench.command_pack import (
    DEPTH,
    ENTITIES,
    LINES,
    SETUP,
    write_command_pack,
    write_large_pack,
)
from tools.bench.loading import load_times

PEER: Final = "mcemu==0.5.5"
_RUNS: Final = 7
_CACHE: Final = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache"))
_PEER: Final = _CACHE / "gametest-peer"


@final
@attrs.frozen
class Case:
    name: str
    function: str
    operations: int
    """What one call counts as."""
    prepare: tuple[str, ...] = ()
    """Lines before each call, not timed."""


CASES: Final = (
    Case("players operation", "operation", LINES),
    Case("execute if score x3 run add", "if_chain", LINES),
    Case(
        *("recursion, 100,000 calls", "recursion", DEPTH),
        ("scoreboard players set #i o 0", f"scoreboard players set #end o {DEPTH}"),
    ),
    Case("as @e[tag] 1,000 run add", "as_entities", ENTITIES),
    Case("function with storage, 2 macro lines", "macro", LINES),
    Case(
        *("data modify append value", "append", LINES),
        ("data modify storage bench:s l set value []",),
    ),
    Case("fill 32^3, twice", "fill", 2 * 32**3),
)


def measure(pack: Path) -> dict[str, float]:
    """Microseconds for each operation, the median of the runs."""
    loaded = load_packs(LoadOptions(packs=(pack,), use_cache=False))
    server = build_server(loaded)
    server.world.game_rules.set("max_command_sequence_length", 2**31 - 1)
    source = CommandSourceStack.of_game_loop(server, server.overworld)
    for line in SETUP:
        _run(line, source, server)
    for _ in range(ENTITIES):
        _run('summon marker 0 0 0 {Tags:["m"]}', source, server)
    found = {}
    for case in CASES:
        id = Identifier("bench", case.function)
        times = []
        for _ in range(_RUNS):
            for line in case.prepare:
                _run(line, source, server)
            started = time.process_time()
            result = FunctionRunner().run_function(id, server.overworld, server)
            times.append(time.process_time() - started)
            if result.limit_reached or result.unsupported or not result.found:
                msg = f"{case.name} did not run to its end: {result}"
                raise RuntimeError(msg)
        found[case.name] = median(times) / case.operations * 1e6
    return found


def _run(line: str, source: CommandSourceStack, server: Server) -> None:
    FunctionRunner().run_command(line, source, server.functions.dispatcher)


def measure_peer(folder: Path, pack: Path) -> Mapping[str, float] | str:
    """The peer's figures, or why there are none; it is installed in `folder` once."""
    python = folder / "bin" / "python"
    if not python.exists():
        venv.create(folder, with_pip=True)
        command = [str(python), "-m", "pip", "install", "--quiet", PEER]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            python.unlink(missing_ok=True)
            return f"{PEER} cannot be installed: {done.stderr.strip()[-200:]}"
    script = Path(__file__).with_name("peer.py")
    done = subprocess.run(
        [str(python), str(script), str(pack)],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        return f"{PEER} failed: {done.stderr.strip()[-200:]}"
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def report(peer_folder: Path = _PEER) -> None:
    # As the command line sets it; loading makes many objects that stay.
    gc.set_threshold(50_000, 20, 20)
    with tempfile.TemporaryDirectory() as text:
        pack = write_command_pack(Path(text) / "commands")
        large = write_large_pack(Path(text) / "large")
        loading = load_times(large)
        peer = measure_peer(peer_folder, pack)
        passes = calibrate()
        ours = measure(pack)
    if isinstance(peer, str):
        print(peer)
        peer = {}
    print(f"a pass of the calibration loop: {passes:.1f} ns")
    print(f"{'CPU for each operation':40} {'ours':>10} {'passes':>8} {'peer':>10}")
    for case in CASES:
        own, other = ours[case.name], peer.get(case.name)
        beside = "" if other is None else f"{other:10.2f} {other / own:5.0f}x"
        print(
            f"{case.name:40} {own:7.3f} us {own * 1000 / passes:8.2f} {beside}"
            f"   {1 / own:.2f} M/s"
        )
    print("loading 1,400 functions with 36,000 lines, in millions of passes")
    for name, took in attrs.asdict(loading).items():
        print(f"{name:40} {took:7.0f} ms {took / passes:8.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tools.bench.commands", description=__doc__
    )
    parser.add_argument(
        "peer", nargs="?", type=Path, default=_PEER, help="where the peer is installed"
    )
    report(parser.parse_args().peer)


if __name__ == "__main__":
    main()
