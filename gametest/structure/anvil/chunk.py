"""One chunk: its blocks by position, and its block entities.

The layout since 1.18 (https://minecraft.wiki/w/Chunk_format): sections of 16³ cells with a palette,
whose indices lie in longs that no index spans.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

import attrs

from gametest.nbt.tags import Compound, LongArray, Tag
from gametest.structure.anvil.errors import AnvilError
from gametest.structure.template import TemplateState

FIRST_DATA_VERSION: Final = 2860
"""1.18: the first with this layout."""
_CELLS: Final = 4096
_LEAST_BITS: Final = 4
_MASK: Final = (1 << 64) - 1
_FINISHED: Final = ("full", "minecraft:full")

Cell = tuple[int, int, int]


@final
@attrs.define(eq=False, repr=False)
class Chunk:
    root: Compound
    name: str
    """How messages call it."""

    data_version: int = attrs.field(init=False)
    _sections: dict[int, tuple[tuple[TemplateState, ...], list[int] | None]] = (
        attrs.field(factory=dict, init=False)
    )
    """By height: the palette, and indices into it; None: all cells are its first."""

    def __attrs_post_init__(self) -> None:
        version = self.root.get("DataVersion")
        if not isinstance(version, int):
            raise AnvilError(f"{self.name} does not say its data version")
        self.data_version = version
        if version < FIRST_DATA_VERSION:
            raise AnvilError(
                f"{self.name} has data version {version}; chunks are read from "
                f"{FIRST_DATA_VERSION} (1.18) on: open the world in a newer game first"
            )
        status = self.root.get("Status")
        if status not in _FINISHED:
            raise AnvilError(f"{self.name} is not finished: its status is {status!r}")
        sections = self.root.get("sections")
        for section in sections if isinstance(sections, list) else ():
            self._read_section(section)

    def state_at(self, x: int, y: int, z: int) -> TemplateState | None:
        """By absolute position; None where no section is stored: air."""
        section = self._sections.get(y >> 4)
        if section is None:
            return None
        palette, indices = section
        if indices is None:
            return palette[0]
        return palette[indices[(y & 15) << 8 | (z & 15) << 4 | x & 15]]

    def block_entities(self) -> Iterator[tuple[Cell, Compound]]:
        """Absolute positions, and data without them."""
        listed = self.root.get("block_entities")
        for one in listed if isinstance(listed, list) else ():
            if not isinstance(one, dict):
                continue
            x, y, z = (one.get(axis) for axis in "xyz")
            if isinstance(x, int) and isinstance(y, int) and isinstance(z, int):
                kept = {
                    key: value
                    for key, value in one.items()
                    if key not in ("x", "y", "z", "keepPacked")
                }
                yield (int(x), int(y), int(z)), kept

    def _read_section(self, section: Tag) -> None:
        if not isinstance(section, dict):
            return
        height, states = section.get("Y"), section.get("block_states")
        if not isinstance(height, int) or not isinstance(states, dict):
            return
        listed = states.get("palette")
        palette = tuple(
            _state(one, self.name)
            for one in (listed if isinstance(listed, list) else ())
        )
        if not palette:
            raise AnvilError(f"{self.name} has a section without a palette")
        data = states.get("data")
        indices = None
        if isinstance(data, LongArray) and len(palette) > 1:
            indices = _unpacked(data, len(palette), self.name)
        self._sections[int(height)] = palette, indices


def _state(entry: Tag, name: str) -> TemplateState:
    """`Name` and `Properties`; `id` and `properties` as structures have them since 26.3."""
    if isinstance(entry, dict):
        block = entry.get("Name", entry.get("id"))
        properties = entry.get("Properties", entry.get("properties", {}))
        if isinstance(block, str) and isinstance(properties, dict):
            texts = {key: str(value) for key, value in properties.items()}
            return TemplateState.of(block, texts)
    raise AnvilError(f"{name} has a palette entry that is no block state")


def _unpacked(data: LongArray, size: int, name: str) -> list[int]:
    bits = max(_LEAST_BITS, (size - 1).bit_length())
    per_long = 64 // bits
    mask = (1 << bits) - 1
    found: list[int] = []
    for value in data:
        packed = int(value) & _MASK
        found += [packed >> place * bits & mask for place in range(per_long)]
    del found[_CELLS:]
    if len(found) < _CELLS or max(found) >= size:
        raise AnvilError(f"{name} has a section whose data do not fit its palette")
    return found
