"""What a dropped item keeps of its block's data (https://minecraft.wiki/w/Data_component_format)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.core.errors import UnsupportedError
from gametest.nbt.tags import Compound, Int, Tag, copy_tag

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.core.position import BlockPos
    from gametest.item.item_stack import ItemStack
    from gametest.level.block_entity import BlockEntity

_NAME: Final = {"CustomName": "custom_name"}
_HEAD_NAME: Final = {"custom_name": "custom_name"}
"""https://github.com/SpyglassMC/vanilla-mcdoc, `java/world/block/head`."""
_KEPT: Final[dict[str, dict[str, str]]] = {
    "shulker_box": {
        **_NAME,
        "Items": "container",
        "lock": "lock",
        "LootTable": "container_loot",
    },
    "banner": {**_NAME, "patterns": "banner_patterns"},
    "player_head": {
        **_HEAD_NAME,
        "profile": "profile",
        "note_block_sound": "note_block_sound",
    },
    "decorated_pot": {"sherds": "pot_decorations"},
}
"""Block data to component, by the end of the block's name."""
_NAMED: Final = frozenset(
    {
        *("chest", "trapped_chest", "barrel", "dispenser", "dropper", "hopper"),
        *("furnace", "smoker", "blast_furnace", "brewing_stand", "enchanting_table"),
        "beacon",
    }
)
_HEADS: Final = ("_head", "_skull")
_NAMED_ENDINGS: Final = ("copper_chest", "copper_golem_statue")
_POSE: Final = "copper_golem_pose"


def kept_components(
    stack: ItemStack,
    state: BlockState,
    block_entity: BlockEntity,
    pos: BlockPos | None,
) -> ItemStack:
    """Raises `UnsupportedError` for a loot table that nobody has rolled yet."""
    name = state.block.id.path
    if stack.id.removeprefix("minecraft:") != name.replace("_wall_", "_"):
        return stack
    kept = next((kept for end, kept in _KEPT.items() if name.endswith(end)), None)
    if kept is None and name.endswith(_HEADS):
        kept = _HEAD_NAME
    if kept is None:
        kept = _NAME if name in _NAMED or name.endswith(_NAMED_ENDINGS) else {}
    if name.endswith("copper_golem_statue") and state.has(_POSE):
        pose: Compound = {_POSE: state.get(_POSE)}
        stack = stack.with_component("block_state", pose)
    data = block_entity.save() if kept else {}
    for key, component in kept.items():
        value = data.get(key)
        if value is None or value in ([], {}):
            continue
        if key == "LootTable":
            raise UnsupportedError(f"{state.block.name}: drop with its loot", pos)
        kept_value: Tag = _slots(value) if component == "container" else copy_tag(value)
        stack = stack.with_component(component, kept_value)
    return stack


def kept_hive(
    stack: ItemStack, state: BlockState, block_entity: BlockEntity | None
) -> ItemStack:
    """Under Silk Touch a hive keeps its honey and its bees (https://minecraft.wiki/w/Beehive)."""
    honey: Compound = {"honey_level": state.get("honey_level")}
    stack = stack.with_component("block_state", honey)
    bees = None if block_entity is None else block_entity.save().get("bees")
    return stack if not bees else stack.with_component("bees", copy_tag(bees))


def _slots(items: Tag) -> list[Tag]:
    """`[{Slot, id, count}]` becomes `[{slot, item}]`."""
    found: list[Tag] = []
    for entry in items if isinstance(items, list) else ():
        if isinstance(entry, dict):
            slot = entry.get("Slot", 0)
            item = {key: copy_tag(part) for key, part in entry.items() if key != "Slot"}
            number = int(slot) if isinstance(slot, int) else 0
            found.append({"slot": Int(number), "item": item})
    return found
