"""`python -m tools.bench.circuits FOLDER`: each circuit, ours and the peer's in turn."""

from __future__ import annotations

import argparse
import gc
import os
from pathlib import Path
from typing import Final

from tools.bench.circuits.circuit import load_circuits
from tools.bench.circuits.ours import behaviour_tables, measure, quiet_microseconds
from tools.bench.circuits.peer import Peer

_CACHE: Final = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache"))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.bench.circuits")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", nargs="+", default=[], metavar="CIRCUIT")
    parser.add_argument("--peer", type=Path, default=_CACHE / "gametest-mc-tick")
    arguments = parser.parse_args()
    # As the command line sets it.
    gc.set_threshold(50_000, 20, 20)
    peer = Peer.install(arguments.peer)
    if isinstance(peer, str):
        print(peer)
    tables = behaviour_tables()
    print(
        f"{'ticks per second of CPU':14} {'ours':>10} {'mc-tick':>10} {'ratio':>7}"
        f" {'updates/tick':>13} {'catalogue':>10}"
    )
    for circuit in load_circuits(arguments.folder):
        if arguments.only and circuit.name not in arguments.only:
            continue
        theirs = peer if isinstance(peer, str) else peer.ticks_per_second(circuit)
        ours = measure(circuit, tables)
        beside = "-" if isinstance(theirs, str) else f"{theirs:.1f}"
        if isinstance(ours, str):
            print(f"{circuit.name:23} not simulated: {ours}; mc-tick {beside}")
            continue
        speed, updates = ours
        ratio = "" if isinstance(theirs, str) else f"{theirs / speed:.1f}"
        off = (updates / circuit.updates_per_tick - 1) * 100
        print(
            f"{circuit.name:23} {speed:10.1f} {beside:>10} {ratio:>7}"
            f" {updates:13.1f} {circuit.updates_per_tick:10.1f} {off:+5.1f} %",
            flush=True,
        )
        if isinstance(theirs, str) and not isinstance(peer, str):
            print(f"    mc-tick: {theirs}")
        if circuit.use_every:
            print(f"    {1000 * circuit.use_every / speed:.2f} ms for each use")
    print(f"a quiet tick: {quiet_microseconds(tables):.2f} us")


if __name__ == "__main__":
    main()
