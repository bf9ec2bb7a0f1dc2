"""A box of a saved world; the worlds are written here, byte by byte, as the wiki tells it.

https://minecraft.wiki/w/Region_file_format, https://minecraft.wiki/w/Chunk_format
"""

from __future__ import annotations

import gzip
import zlib
from pathlib import Path
from typing import Any, cast

import pytest

from gametest.core.bounding_box import BoundingBox
from gametest.core.identifier import Identifier
from gametest.nbt.binary import write_nbt
from gametest.nbt.tags import Byte, Compound, Double, Int, IntArray, LongArray
from gametest.structure.anvil.errors import AnvilError
from gametest.structure.anvil.world_region import read_box

OVERWORLD = Identifier("minecraft", "overworld")
STONE, WIRE = "minecraft:stone", "minecraft:redstone_wire"

Cells = dict[tuple[int, int, int], tuple[str, dict[str, str]]]


def packed(indices: list[int], bits: int) -> LongArray:
    """No index spans two longs; the first has the lowest bits."""
    longs = []
    for start in range(0, len(indices), 64 // bits):
        value = 0
        for place, index in enumerate(indices[start : start + 64 // bits]):
            value |= index << place * bits
        longs.append(value - (1 << 64) if value >= 1 << 63 else value)
    return LongArray(longs)


def section(y: int, cells: Cells, extra: int = 0) -> dict[str, Any]:
    """`extra` kinds of blocks make the palette longer, and the indices wider."""
    states: list[tuple[str, dict[str, str]]] = [("minecraft:air", {})]
    states += [(f"minecraft:filler_{number}", {}) for number in range(extra)]
    indices = [0] * 4096
    for (x, cell_y, z), state in cells.items():
        if state not in states:
            states.append(state)
        indices[(cell_y & 15) * 256 + (z & 15) * 16 + (x & 15)] = states.index(state)
    palette = [
        {"Name": name} | ({"Properties": dict(properties)} if properties else {})
        for name, properties in states
    ]
    found: dict[str, Any] = {"palette": palette}
    if len(states) > 1:
        found["data"] = packed(indices, max(4, (len(states) - 1).bit_length()))
    return {"Y": Byte(y), "block_states": found}


def chunk(sections: list[dict[str, Any]], **fields: Any) -> bytes:
    root = {
        "DataVersion": Int(4903),
        "Status": "minecraft:full",
        "sections": sections,
        "block_entities": [],
    }
    return write_nbt(cast(Compound, root | fields), compress=False)


def write_region(
    folder: Path, chunks: dict[tuple[int, int], bytes], kind: int = 2
) -> None:
    """All of them lie in the region at 0 0."""
    folder.mkdir(parents=True, exist_ok=True)
    header, body = bytearray(8192), b""
    for (x, z), data in chunks.items():
        content = data
        if kind == 1:
            content = gzip.compress(data)
        elif kind == 2:
            content = zlib.compress(data)
        entry = (len(content) + 1).to_bytes(4) + bytes([kind]) + content
        entry += bytes(-len(entry) % 4096)
        at = 4 * (x + 32 * z)
        header[at : at + 3] = (2 + len(body) // 4096).to_bytes(3)
        header[at + 3] = len(entry) // 4096
        body += entry
    (folder / "r.0.0.mca").write_bytes(bytes(header) + body)


CELLS: Cells = {
    (3, 65, 4): (STONE, {}),
    (4, 66, 4): (WIRE, {"power": "7"}),
    (15, 64, 15): (STONE, {}),
}


def names(world: Path, box: BoundingBox, **options: Any) -> dict[tuple[int, ...], str]:
    template = read_box(world, OVERWORLD, box, **options)
    return {tuple(b.pos): str(template.palette[b.state]) for b in template.blocks}


@pytest.mark.parametrize("kind", [1, 2, 3])
@pytest.mark.parametrize("extra", [0, 14, 30, 300])
def test_blocks_are_where_the_chunk_has_them(
    tmp_path: Path, kind: int, extra: int
) -> None:
    data = {(0, 0): chunk([section(4, CELLS, extra)])}
    write_region(tmp_path / "region", data, kind)

    found = names(tmp_path, BoundingBox(3, 64, 4, 15, 66, 15))

    assert {
        (0, 1, 0): STONE,
        (1, 2, 0): f"{WIRE}{{power:7}}",
        (12, 0, 11): STONE,
    } == found


def test_a_box_may_cross_chunks_and_sections(tmp_path: Path) -> None:
    left = chunk([section(3, {(15, 63, 0): (STONE, {})}), section(4, {})])
    right = chunk([section(4, {(16, 64, 0): (STONE, {})})])
    write_region(tmp_path / "region", {(0, 0): left, (1, 0): right})

    found = names(tmp_path, BoundingBox(15, 63, 0, 16, 64, 0))

    assert {(0, 0, 0): STONE, (1, 1, 0): STONE} == found


def test_block_entities_come_without_their_place(tmp_path: Path) -> None:
    chest = {"id": "minecraft:chest", "x": Int(1), "y": Int(64), "z": Int(2)}
    data = chunk(
        [section(4, {(1, 64, 2): ("minecraft:chest", {})})],
        block_entities=[chest | {"keepPacked": Byte(0), "Items": []}],
    )
    write_region(tmp_path / "region", {(0, 0): data})

    template = read_box(tmp_path, OVERWORLD, BoundingBox(1, 64, 2, 1, 64, 2))

    assert {"id": "minecraft:chest", "Items": []} == template.blocks[0].nbt
    assert 4903 == template.data_version


def test_entities_in_the_box_come_with_it(tmp_path: Path) -> None:
    def pig(x: float) -> dict[str, Any]:
        place = [Double(x), Double(64.0), Double(2.5)]
        return {"id": "minecraft:pig", "Pos": place, "UUID": IntArray([1, 2, 3, 4])}

    write_region(tmp_path / "region", {(0, 0): chunk([section(4, CELLS)])})
    root = write_nbt(
        {"DataVersion": Int(4903), "Entities": [pig(1.5), pig(9.5)]}, compress=False
    )
    write_region(tmp_path / "entities", {(0, 0): root})

    template = read_box(tmp_path, OVERWORLD, BoundingBox(1, 64, 2, 3, 65, 4))

    (entity,) = template.entities
    assert (0.5, 0.0, 0.5) == tuple(entity.pos)
    assert {"id": "minecraft:pig"} == entity.nbt


@pytest.mark.parametrize(
    ("dimension", "folder"),
    [
        ("minecraft:overworld", "region"),
        ("minecraft:overworld", "dimensions/minecraft/overworld/region"),
        ("minecraft:the_nether", "DIM-1/region"),
        ("minecraft:the_end", "DIM1/region"),
        ("demo:sky", "dimensions/demo/sky/region"),
    ],
)
def test_a_dimension_is_found_where_its_version_keeps_it(
    tmp_path: Path, dimension: str, folder: str
) -> None:
    write_region(tmp_path / folder, {(0, 0): chunk([section(4, CELLS)])})

    template = read_box(
        tmp_path, Identifier.parse(dimension), BoundingBox(3, 65, 4, 3, 65, 4)
    )

    assert 1 == len(template.blocks)


@pytest.mark.parametrize(
    ("content", "kind", "message"),
    [
        (chunk([], DataVersion=Int(2586)), 2, r"data version 2586.*from 2860"),
        (chunk([], Status="minecraft:noise"), 2, "not finished"),
        (chunk([{"Y": Byte(4), "block_states": {}}]), 2, "without a palette"),
        (b"rubbish", 3, "is no NBT"),
        (b"rubbish", 4, "packed with LZ4, which is not read"),
        (None, 2, "chunk 0 0 was never generated"),
    ],
)
def test_what_cannot_be_read_is_a_sentence(
    tmp_path: Path, content: bytes | None, kind: int, message: str
) -> None:
    chunks = {(5, 5): chunk([])} if content is None else {(0, 0): content}
    write_region(tmp_path / "region", chunks, kind)

    with pytest.raises(AnvilError, match=message):
        read_box(tmp_path, OVERWORLD, BoundingBox(3, 65, 4, 3, 65, 4))


def test_chunks_of_two_versions_make_no_structure(tmp_path: Path) -> None:
    chunks = {(0, 0): chunk([]), (1, 0): chunk([], DataVersion=Int(4786))}
    write_region(tmp_path / "region", chunks)

    with pytest.raises(AnvilError, match=r"different versions \(4786, 4903\)"):
        read_box(tmp_path, OVERWORLD, BoundingBox(0, 64, 0, 20, 64, 0))


def test_a_folder_that_is_no_world_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(AnvilError, match="no region files of minecraft:overworld"):
        read_box(tmp_path, OVERWORLD, BoundingBox(0, 0, 0, 1, 1, 1))
