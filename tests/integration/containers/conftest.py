"""A place to set containers in, and recipes as a pack writes them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import attrs
import pytest

from gametest.block.block_table import BlockTable
from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.position import BlockPos
from gametest.item.item_stack import ItemStack
from gametest.level.container_block_entity import ContainerBlockEntity
from gametest.level.level import Level
from gametest.level.world.item_access import ItemAccess
from gametest.nbt.snbt import parse_snbt
from gametest.nbt.tags import Byte, Compound, Tag
from gametest.pack.memory_pack import MemoryPack
from gametest.pack.pack_stack import open_packs
from gametest.recipe.recipe_library import RecipeLibrary

if TYPE_CHECKING:
    from tests.integration.conftest import Pos, Scene

Slots = dict[int, str]
"""`3 stone` by slot, with components behind a blank: `1 stick {custom_data:{a:1}}`."""
MakeRecipes = Callable[[dict[str, Any]], RecipeLibrary]
"""Files by path below `data/demo/recipe`."""


@attrs.define(eq=False)
class Yard:
    scene: Scene

    @property
    def level(self) -> Level:
        return self.scene.level

    @property
    def missing(self) -> list[str]:
        return self.scene.missing

    def put(self, pos: Pos, text: str, slots: Slots | None = None, **data: Tag) -> None:
        """A block with items, and other data of its block entity."""
        if slots is None and not data:
            self.scene.put(pos, text)
        else:
            self.scene.put(pos, text, {**_items_nbt(slots or {}), **data})

    def fill(self, pos: Pos, slots: Slots) -> None:
        self.entity(pos).load(_items_nbt(slots))

    def entity(self, pos: Pos) -> ContainerBlockEntity:
        found = self.level.get_block_entity(BlockPos(*pos))
        assert isinstance(found, ContainerBlockEntity)
        return found

    def slots(self, pos: Pos) -> Slots:
        """Components are left out."""
        return {
            slot: f"{stack.count} {stack.id.removeprefix('minecraft:')}"
            for slot, stack in enumerate(self.entity(pos).items)
            if not stack.is_empty
        }

    def state(self, pos: Pos, name: str) -> str:
        return self.scene.get(pos).get(name)

    def power(self, pos: Pos, ticks: int = 4) -> None:
        """A redstone block comes, and the ticks pass until a dispenser acts."""
        self.scene.put(pos, "redstone_block")
        self.tick(ticks)

    def tick(self, count: int = 1) -> None:
        self.scene.tick(count)

    def thrown(self) -> list[str]:
        """Stacks of the item entities."""
        stacks = [
            ItemStack.from_nbt(entity.nbt.get("Item"))
            for entity in self.level.entities_of_type("minecraft:item")
        ]
        return [f"{s.count} {s.id.removeprefix('minecraft:')}" for s in stacks]


@pytest.fixture
def yard(scene: Scene) -> Yard:
    return Yard(scene)


def _items_nbt(slots: Slots) -> Compound:
    found: list[Tag] = [
        {"Slot": Byte(slot), **_stack_nbt(text)} for slot, text in slots.items()
    ]
    return {"Items": found}


def _stack_nbt(text: str) -> Compound:
    head, _, components = text.partition(" {")
    count, _, id = head.rpartition(" ")
    nbt = parse_snbt(f'{{id:"minecraft:{id}",count:{count or 1}}}')
    assert isinstance(nbt, dict)
    if components:
        nbt["components"] = parse_snbt("{" + components)
    return nbt


@pytest.fixture
def make_recipes(blocks: BlockTable) -> MakeRecipes:
    def make(files: dict[str, Any]) -> RecipeLibrary:
        paths = {f"data/demo/recipe/{name}.json": file for name, file in files.items()}
        collector = DiagnosticCollector()
        stack = open_packs([MemoryPack.of("pack", paths)], collector, blocks.version)
        items = ItemAccess(blocks.version)
        return RecipeLibrary(items, collector, stack.resources("recipe", ".json"))

    return make
