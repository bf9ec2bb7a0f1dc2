"""`gametest create` and `gametest export`: a structure and the test instance that runs it."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, final

import attrs

from gametest.core.atomic_file import write_atomically
from gametest.core.errors import UsageError
from gametest.core.identifier import Identifier, InvalidIdentifierError
from gametest.structure.template import StructureTemplate, TemplateBlock, TemplateState
from gametest.structure.writer import Layout, write_template

if TYPE_CHECKING:
    from gametest.core.bounding_box import BoundingBox

LAYOUTS: Final = {"snbt": Layout.SNBT_PACKED, "nbt": Layout.NBT}
_FLOOR: Final = TemplateState("minecraft:smooth_stone")
_TEST_BLOCK: Final = "minecraft:test_block"
LEAST_SIZE: Final = (2, 2, 1)
"""Room for a floor, a start and an accept block."""
MOST_SIZE: Final = 48
"""Blocks along an axis, as the game's own blocks save them."""


@final
@attrs.frozen(kw_only=True)
class NewTest:
    """What the instance of the test says."""

    id: Identifier
    environment: str = "minecraft:default"
    max_ticks: int = 100

    @classmethod
    def named(cls, name: str, **options: Any) -> NewTest:
        """Raises `UsageError`; a name needs its namespace."""
        if ":" not in name:
            raise UsageError(f"a test needs a namespace, as in 'demo:{name}'")
        try:
            id = Identifier.parse(name)
        except InvalidIdentifierError as error:
            raise UsageError(str(error)) from None
        return cls(id=id, **options)

    def instance(self) -> dict[str, Any]:
        return {
            "type": "minecraft:block_based",
            "environment": self.environment,
            "structure": str(self.id),
            "max_ticks": self.max_ticks,
        }


def empty_structure(size: tuple[int, int, int], data_version: int) -> StructureTemplate:
    """A floor, a start block and an accept block with nothing between them.

    Raises `UsageError` for a size that has no room for them.
    """
    if any(one < least for one, least in zip(size, LEAST_SIZE, strict=True)):
        least = " ".join(map(str, LEAST_SIZE))
        raise UsageError(f"a structure with test blocks has at least the size {least}")
    if max(size) > MOST_SIZE:
        raise UsageError(f"a structure has at most {MOST_SIZE} blocks on an axis")
    return StructureTemplate(
        size,
        palettes=((_FLOOR, _test_state("start"), _test_state("accept")),),
        blocks=tuple(_empty_blocks(size)),
        data_version=data_version,
    )


def _empty_blocks(size: tuple[int, int, int]) -> Iterator[TemplateBlock]:
    from gametest.core.position import BlockPos

    width, _, depth = size
    for z in range(depth):
        for x in range(width):
            yield TemplateBlock(BlockPos(x, 0, z), 0)
    for index, (mode, x) in enumerate((("start", 0), ("accept", width - 1)), 1):
        data: Any = {"id": _TEST_BLOCK, "mode": mode}
        yield TemplateBlock(BlockPos(x, 1, depth // 2), index, data)


def _test_state(mode: str) -> TemplateState:
    return TemplateState.of(_TEST_BLOCK, {"mode": mode})


def pack_version(pack: Path) -> int:
    """The data version that a folder pack is for; raises `UsageError`."""
    from gametest.core.diagnostic import DiagnosticCollector
    from gametest.pack.pack_stack import open_packs

    if not (pack / "pack.mcmeta").is_file():
        raise UsageError(f"{pack}: a test is written to a folder with a pack.mcmeta")
    with open_packs([pack], DiagnosticCollector()) as stack:
        return stack.version.data_version


def write_test(
    pack: Path,
    test: NewTest,
    template: StructureTemplate,
    *,
    suffix: str = "snbt",
    force: bool = False,
) -> tuple[Path, ...]:
    """The files written; nothing is, if one of them exists. Raises `UsageError`."""
    data = pack / "data" / test.id.namespace
    folder = "structure" if suffix == "nbt" else "gametest/structure"
    structure = data / folder / f"{test.id.path}.{suffix}"
    instance = data / "test_instance" / f"{test.id.path}.json"
    for path in (structure, instance):
        if not force and os.path.lexists(path):
            raise UsageError(f"{path} exists; --force overwrites it")
    text = json.dumps(test.instance(), indent=2) + "\n"
    for path, content in (
        (structure, write_template(template, LAYOUTS[suffix])),
        (instance, text.encode()),
    ):
        try:
            write_atomically(path, content)
        except OSError as error:
            raise UsageError(f"{path}: {error.strerror}") from None
    return structure, instance


def exported_structure(
    world: Path, dimension: str, box: BoundingBox, *, entities: bool
) -> StructureTemplate:
    """A box of a world that the game has saved; raises `UsageError`."""
    from gametest.structure.anvil.errors import AnvilError
    from gametest.structure.anvil.world_region import read_box

    try:
        return read_box(world, Identifier.parse(dimension), box, entities=entities)
    except (AnvilError, InvalidIdentifierError) as error:
        raise UsageError(str(error)) from None


def notes_about(template: StructureTemplate) -> Iterator[str]:
    """What the person who exported should know, a sentence each."""
    from gametest.core.version import NEWEST_VERSION, SUPPORTED_VERSIONS

    version = template.data_version or 0
    if version > NEWEST_VERSION.data_version:
        yield (
            f"the world has data version {version}, newer than {NEWEST_VERSION.name} "
            f"({NEWEST_VERSION.data_version}), the newest known here"
        )
    elif version < SUPPORTED_VERSIONS[0].data_version:
        yield f"the world has data version {version}; it is upgraded when the test runs"
    if not any(state.name == _TEST_BLOCK for state in template.palette):
        yield "no test block stands in the box, so the test can only time out"
