"""Packs made for measuring: as many trivial block-based tests as asked for."""

from __future__ import annotations

import json
from pathlib import Path

from gametest.nbt.binary import write_nbt
from gametest.nbt.tags import Compound, Int

ENVIRONMENT = "minecraft:default"


def _structure(cells: dict[tuple[int, int, int], str]) -> bytes:
    """A template of test blocks; the size is the smallest that holds the cells."""
    palette: list[Compound] = []
    blocks: list[Compound] = []
    for pos, mode in cells.items():
        state = next(
            (n for n, one in enumerate(palette) if one["Properties"] == {"mode": mode}),
            len(palette),
        )
        if state == len(palette):
            palette.append(
                {"Name": "minecraft:test_block", "Properties": {"mode": mode}}
            )
        blocks.append(
            {
                "pos": [Int(value) for value in pos],
                "state": Int(state),
                "nbt": {"id": "minecraft:test_block", "mode": mode, "message": ""},
            }
        )
    size = [Int(1 + max(pos[axis] for pos in cells)) for axis in range(3)]
    content: Compound = {
        "DataVersion": Int(4903),
        "size": list(size),
        "palette": list(palette),
        "blocks": list(blocks),
        "entities": [],
    }
    return write_nbt(content, compress=True)


def write_pack(folder: Path, tests: int, *, max_ticks: int = 20) -> Path:
    """`tests` instances of a 3 x 3 x 3 structure whose accept block touches the start."""
    data = folder / "data" / "bench"
    (data / "structure").mkdir(parents=True)
    (data / "test_instance").mkdir()
    mcmeta = {"pack": {"description": "", "min_format": 121, "max_format": 121}}
    (folder / "pack.mcmeta").write_text(json.dumps(mcmeta), encoding="utf-8")
    good = _structure({(0, 0, 0): "start", (1, 0, 0): "accept", (2, 2, 2): "fail"})
    (data / "structure" / "touching.nbt").write_bytes(good)
    waiting = _structure({(0, 0, 0): "start", (2, 2, 2): "accept"})
    (data / "structure" / "waiting.nbt").write_bytes(waiting)
    for number in range(tests):
        instance = {
            "type": "minecraft:block_based",
            "environment": ENVIRONMENT,
            "structure": "bench:touching",
            "max_ticks": max_ticks,
        }
        path = data / "test_instance" / f"t{number:05}.json"
        path.write_text(json.dumps(instance), encoding="utf-8")
    return folder


def write_waiting_pack(folder: Path, ticks: int) -> Path:
    """One block-based test that nothing ever decides: it waits `ticks` and times out."""
    write_pack(folder, 0)
    instance = {
        "type": "minecraft:block_based",
        "environment": ENVIRONMENT,
        "structure": "bench:waiting",
        "max_ticks": ticks,
        "required": False,
    }
    path = folder / "data" / "bench" / "test_instance" / "wait.json"
    path.write_text(json.dumps(instance), encoding="utf-8")
    return folder
