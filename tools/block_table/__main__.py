"""`python -m tools.block_table [--minecraft-data DIR] [--out DIR] [--ids FILE]`."""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from typing import Final

from gametest.core.version import SUPPORTED_VERSIONS
from tools.block_table.authored import PATTERN_LISTS, Patterns, read
from tools.block_table.delta import apply_delta
from tools.block_table.encode import write_shapes, write_table
from tools.block_table.ids import write_ids
from tools.block_table.minecraft_data import MinecraftData, fetch
from tools.block_table.source_block import SourceBlock
from tools.block_table.traits import TraitRules

_PACKAGE: Final = Path(__file__).parents[2] / "gametest"
_OUT: Final = _PACKAGE / "block" / "tables"
_IDS: Final = _PACKAGE / "registry" / "tables" / "ids.json"
_DELTAS: Final = {"26.2": ("26.1", "delta_26_2"), "26.3": ("26.2", "delta_26_3")}
_STATES: Final = {
    "1.21.5": (1104, 27914),
    "1.21.11": (1166, 29671),
    "26.1": (1168, 29873),
    "26.2": (1196, 32366),
    "26.3": (1286, 35723),
}


def generate(source: MinecraftData, out: Path, ids: Path) -> None:
    """Write the files of every supported version; stops if a count is wrong."""
    made: dict[str, list[SourceBlock]] = {}
    older: tuple[str, ...] = ()
    for version in SUPPORTED_VERSIONS:
        name = version.name
        if name in _DELTAS:
            base, delta = _DELTAS[name]
            blocks = apply_delta(delta, made[base])
        else:
            blocks = source.blocks(name)
        made[name] = blocks
        counts = (len(blocks), sum(block.state_count for block in blocks))
        if counts != _STATES[name]:
            msg = f"{name}: {counts} blocks and states, expected {_STATES[name]}"
            raise ValueError(msg)
        rules = TraitRules(name, blocks, older)
        older = (*older, name)
        table = out / f"{version.table_name}.json"
        shapes = out / f"shapes_{version.table_name}.json"
        write_table(table, name, blocks, rules)
        write_shapes(shapes, blocks)
        print(f"{name}: {counts[0]} blocks, {counts[1]} states, ", end="")
        print(f"{table.stat().st_size} + {shapes.stat().st_size} bytes")
    write_ids(ids, source, made)
    _complain(Patterns(tuple(block.name for block in blocks)))


def _complain(newest: Patterns) -> None:
    for name in PATTERN_LISTS:
        for pattern in sorted(newest.unmatched(read(name))):
            print(f"note: authored/{name}.json: {pattern!r} matches no block")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.block_table")
    parser.add_argument(
        "--minecraft-data",
        type=Path,
        help="the folder of the unpacked npm package that holds dataPaths.json",
    )
    parser.add_argument("--out", type=Path, default=_OUT)
    parser.add_argument("--ids", type=Path, default=_IDS)
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    if options.minecraft_data is not None:
        generate(MinecraftData(options.minecraft_data), options.out, options.ids)
        return
    with tempfile.TemporaryDirectory() as folder:
        generate(MinecraftData(fetch(Path(folder))), options.out, options.ids)


if __name__ == "__main__":
    main()
