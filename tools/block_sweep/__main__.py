"""`python -m tools.block_sweep [BLOCK...] [--json FILE]`: ends with 1 if a state acts in silence."""

from __future__ import annotations

import argparse
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from gametest.block.block_table import BlockTable
from gametest.core.version import NEWEST_VERSION
from tools.block_sweep.report import faults, plain, table
from tools.block_sweep.sweep import StateVerdict, sweep

_CHUNK = 1500


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.block_sweep")
    parser.add_argument("blocks", nargs="*", help="ids; all blocks by default")
    parser.add_argument("--json", type=Path, help="write every verdict to this file")
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args(arguments)
    verdicts = _run(_state_ids(options.blocks), options.processes)
    sys.stdout.write(table(verdicts) + "\n")
    if options.json is not None:
        options.json.write_text(json.dumps(plain(verdicts), indent=0), "utf-8")
    found = faults(verdicts)
    for one in found:
        rest = one.stimulus or ", ".join(one.missing)
        sys.stdout.write(f"{one.verdict.value}: {one.state} {rest}\n")
    return 1 if found else 0


def _state_ids(names: list[str]) -> list[int]:
    blocks = BlockTable.load(NEWEST_VERSION)
    if not names:
        return list(range(blocks.state_count))
    return [state.id for name in names for state in blocks.block(name).states()]


def _run(state_ids: list[int], processes: int) -> list[StateVerdict]:
    chunks = [state_ids[at : at + _CHUNK] for at in range(0, len(state_ids), _CHUNK)]
    if processes == 1 or len(chunks) == 1:
        return [verdict for chunk in chunks for verdict in sweep(chunk)]
    with ProcessPoolExecutor(processes) as pool:
        return [verdict for found in pool.map(sweep, chunks) for verdict in found]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
