"""A box of a saved world as a structure."""

from __future__ import annotations

from collections.abc import Iterator
from math import floor
from pathlib import Path
from typing import Final, final

import attrs

from gametest.core.bounding_box import BoundingBox
from gametest.core.identifier import Identifier
from gametest.core.position import BlockPos, Vec3
from gametest.nbt.tags import Compound
from gametest.structure.anvil.chunk import Cell, Chunk
from gametest.structure.anvil.errors import AnvilError
from gametest.structure.anvil.region_file import read_chunk
from gametest.structure.template import (
    MAX_CELLS,
    StructureTemplate,
    TemplateBlock,
    TemplateEntity,
    TemplateState,
)

_OLD_FOLDERS: Final = {
    "minecraft:overworld": "",
    "minecraft:the_nether": "DIM-1",
    "minecraft:the_end": "DIM1",
}
"""Until 26.1, which keeps every dimension in `dimensions/<namespace>/<path>`."""
_AIRS: Final = frozenset({"minecraft:air", "minecraft:cave_air", "minecraft:void_air"})
_LEFT_OUT: Final = _AIRS | {"minecraft:structure_void"}


def dimension_folder(world: Path, dimension: Identifier) -> Path:
    """Where the chunks of a dimension lie; raises `AnvilError`."""
    tried = [world / "dimensions" / dimension.namespace / dimension.path]
    old = _OLD_FOLDERS.get(str(dimension))
    if old is not None:
        tried.append(world / old)
    for folder in tried:
        if (folder / "region").is_dir():
            return folder
    raise AnvilError(f"{world}: no region files of {dimension} lie in it")


def read_box(
    world: Path, dimension: Identifier, box: BoundingBox, *, entities: bool = True
) -> StructureTemplate:
    """Without air and structure voids, as a saved test; raises `AnvilError`.

    Entities lose their place and UUID, as those of a captured structure do.
    """
    size = box.size
    if size[0] * size[1] * size[2] > MAX_CELLS:
        raise AnvilError(f"the box has more than {MAX_CELLS} cells")
    reader = _BoxReader(dimension_folder(world, dimension), box)
    return reader.read(with_entities=entities)


@final
@attrs.define(eq=False, repr=False)
class _BoxReader:
    folder: Path
    box: BoundingBox

    _versions: set[int] = attrs.field(factory=set, init=False)

    def read(self, *, with_entities: bool) -> StructureTemplate:
        box, corner = self.box, self.box.min_corner
        palette: dict[TemplateState, int] = {}
        found: dict[Cell, TemplateBlock] = {}
        for chunk_x, chunk_z in self._chunks():
            chunk = self._chunk(chunk_x, chunk_z)
            data = dict(chunk.block_entities())
            for x, y, z in self._cells(chunk_x, chunk_z):
                state = chunk.state_at(x, y, z)
                if state is None or state.name in _LEFT_OUT:
                    continue
                index = palette.setdefault(state, len(palette))
                pos = BlockPos(x, y, z).minus(corner)
                found[x, y, z] = TemplateBlock(pos, index, data.get((x, y, z)))
        if len(self._versions) > 1:
            listed = ", ".join(map(str, sorted(self._versions)))
            raise AnvilError(
                f"the chunks of the box were saved by different versions ({listed}): "
                "open all of them in one game first"
            )
        ordered = sorted(found, key=lambda cell: (cell[1], cell[2], cell[0]))
        return StructureTemplate(
            box.size,
            palettes=(tuple(palette),),
            blocks=tuple(found[cell] for cell in ordered),
            entities=tuple(self._entities()) if with_entities else (),
            data_version=next(iter(self._versions)),
        )

    def _chunks(self) -> Iterator[tuple[int, int]]:
        box = self.box
        for chunk_z in range(box.min_z >> 4, (box.max_z >> 4) + 1):
            for chunk_x in range(box.min_x >> 4, (box.max_x >> 4) + 1):
                yield chunk_x, chunk_z

    def _cells(self, chunk_x: int, chunk_z: int) -> Iterator[Cell]:
        box = self.box
        xs = range(max(box.min_x, chunk_x * 16), min(box.max_x, chunk_x * 16 + 15) + 1)
        zs = range(max(box.min_z, chunk_z * 16), min(box.max_z, chunk_z * 16 + 15) + 1)
        for y in range(box.min_y, box.max_y + 1):
            for z in zs:
                for x in xs:
                    yield x, y, z

    def _chunk(self, chunk_x: int, chunk_z: int) -> Chunk:
        name = f"chunk {chunk_x} {chunk_z}"
        root = read_chunk(self.folder / "region", chunk_x, chunk_z)
        if root is None:
            raise AnvilError(f"{self.folder}: {name} was never generated")
        chunk = Chunk(root, name)
        self._versions.add(chunk.data_version)
        return chunk

    def _entities(self) -> Iterator[TemplateEntity]:
        for chunk_x, chunk_z in self._chunks():
            root = read_chunk(self.folder / "entities", chunk_x, chunk_z)
            listed = None if root is None else root.get("Entities")
            for nbt in listed if isinstance(listed, list) else ():
                if isinstance(nbt, dict):
                    yield from self._entity(nbt)

    def _entity(self, nbt: Compound) -> Iterator[TemplateEntity]:
        place = nbt.get("Pos")
        if not isinstance(place, list) or len(place) != 3:
            return
        x, y, z = (float(value) for value in place if isinstance(value, float))
        cell = BlockPos(floor(x), floor(y), floor(z))
        if not self.box.contains(cell):
            return
        corner = self.box.min_corner
        kept = {key: one for key, one in nbt.items() if key not in ("Pos", "UUID")}
        yield TemplateEntity(Vec3(x, y, z).minus(corner), cell.minus(corner), kept)
