"""Reads npm `minecraft-data`: its blocks and collision shapes."""

from __future__ import annotations

import hashlib
import json
import subprocess
import tarfile
from pathlib import Path
from typing import Any, Final, final

import attrs

from tools.block_table.authored import read
from tools.block_table.source_block import Shape, SourceBlock

PACKAGE: Final = "minecraft-data@3.119.0"
_LOCK: Final = Path(__file__).parent / "minecraft_data.lock.json"
_INSIDE: Final = Path("package/minecraft-data/data")


class LockError(Exception):
    """The package is not the one that the lock file names."""


def fetch(folder: Path) -> Path:
    """Download the package with npm, check it against the lock, unpack what is read."""
    result = subprocess.run(
        ["npm", "pack", PACKAGE, "--silent"],
        cwd=folder,
        check=True,
        capture_output=True,
        text=True,
    )
    archive = folder / result.stdout.strip().splitlines()[-1]
    digest = hashlib.sha256(archive.read_bytes()).hexdigest()
    lock: dict[str, str] = json.loads(_LOCK.read_text())
    if digest != lock["sha256"]:
        msg = f"{PACKAGE} has sha256 {digest}, the lock file says {lock['sha256']}"
        raise LockError(msg)
    with tarfile.open(archive) as tar:
        tar.extractall(folder, filter="data")
    return folder / _INSIDE


@final
@attrs.frozen
class MinecraftData:
    """`folder` holds `dataPaths.json` and `pc`."""

    folder: Path

    def _read(self, version: str, kind: str) -> Any:
        paths = json.loads((self.folder / "dataPaths.json").read_text())
        return json.loads(
            (self.folder / paths["pc"][version][kind] / f"{kind}.json").read_text()
        )

    def blocks(self, version: str) -> list[SourceBlock]:
        """In the order of the registry."""
        shapes = self._read(version, "blockCollisionShapes")
        boxes: dict[str, Shape] = {
            key: tuple((b[0], b[1], b[2], b[3], b[4], b[5]) for b in value)
            for key, value in shapes["shapes"].items()
        }
        raw_blocks: list[dict[str, Any]] = self._read(version, "blocks")
        return [_block(raw, shapes["blocks"][raw["name"]], boxes) for raw in raw_blocks]

    def names(self, version: str, kind: str) -> list[str]:
        """Ids of a registry such as `items` or `entities`, in its order."""
        return [entry["name"] for entry in self._read(version, kind)]

    def numbered_names(self, version: str, kind: str) -> dict[int, str]:
        """By the number that other files use."""
        return {entry["id"]: entry["name"] for entry in self._read(version, kind)}

    def recipes(self, version: str) -> dict[str, list[dict[str, Any]]]:
        """Crafting only, by the number of the result."""
        found: dict[str, list[dict[str, Any]]] = self._read(version, "recipes")
        return found


def _block(
    raw: dict[str, Any], shape: int | list[int], boxes: dict[str, Shape]
) -> SourceBlock:
    numbers = shape if isinstance(shape, list) else [shape]
    shapes = [boxes[str(number)] for number in numbers]
    if raw["name"] in read("offsets")["blocks"]:
        shapes = [_centred(shape) for shape in shapes]
    properties = tuple((state["name"], _values(state)) for state in raw["states"])
    block = SourceBlock(
        raw["name"],
        properties,
        default=raw["defaultState"] - raw["minStateId"],
        hardness=-1.0 if raw["hardness"] is None else raw["hardness"],
        resistance=raw["resistance"],
        requires_tool="harvestTools" in raw,
        light_filter=raw["filterLight"],
        light=raw["emitLight"],
        shapes=tuple(shapes),
    )
    if block.state_count != raw["maxStateId"] - raw["minStateId"] + 1:
        msg = f"{block.name}: properties give {block.state_count} states"
        raise ValueError(msg)
    return block


def _centred(shape: Shape) -> Shape:
    """Moved so that its bounds stand in the middle of the block."""
    if not shape:
        return shape
    dx, dz = (
        0.5
        - (min(box[axis] for box in shape) + max(box[axis + 3] for box in shape)) / 2
        for axis in (0, 2)
    )
    return tuple(
        (b[0] + dx, b[1], b[2] + dz, b[3] + dx, b[4], b[5] + dz) for b in shape
    )


def _values(state: dict[str, Any]) -> tuple[str, ...]:
    return ("true", "false") if state["type"] == "bool" else tuple(state["values"])
