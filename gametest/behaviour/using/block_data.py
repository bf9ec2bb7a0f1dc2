"""What a block keeps of the item that set it (https://minecraft.wiki/w/Data_component_format).

`block_state` changes its properties, `block_entity_data` its data, some components are data of their
own, and the rest is kept as `components`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.core.errors import UnsupportedError
from gametest.item.container_component import container_items
from gametest.level.update_flags import CLIENTS
from gametest.nbt.merging import merge_compound
from gametest.nbt.tags import Byte, Compound, Tag, copy_tag

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.core.position import BlockPos
    from gametest.interaction.hand.use import Use
    from gametest.item.item_stack import ItemStack

_OWN: Final = {
    "custom_name": "CustomName",
    "lock": "lock",
    "banner_patterns": "patterns",
    "profile": "profile",
    "note_block_sound": "note_block_sound",
    "pot_decorations": "sherds",
    "bees": "bees",
    "sign_text_front": "front_text",
    "sign_text_back": "back_text",
}
"""Component, and the key that it has in a block entity."""
_OF_SIGNS: Final = {
    "sign_text_front": "front_text",
    "sign_text_back": "back_text",
    "waxed": "is_waxed",
}
"""Since 26.3: https://github.com/SpyglassMC/vanilla-mcdoc, `java/world/component/block`."""
_SKULL: Final = "minecraft:skull"
"""Heads keep their name as `custom_name`: the same pages, `java/world/block/head`."""
_LOOT: Final = {"loot_table": "LootTable", "seed": "LootTableSeed"}
_DATA: Final = "minecraft:block_entity_data"
_STATE: Final = "minecraft:block_state"
_CONTENTS: Final = "minecraft:container"
_CONTAINER_LOOT: Final = "minecraft:container_loot"
_OPERATORS_ONLY: Final = ("command_block", "structure_block", "jigsaw", "spawner")


def give_data(use: Use, pos: BlockPos, stack: ItemStack) -> None:
    components = stack.components
    if not components:
        return
    given = components.get(_STATE)
    if isinstance(given, dict):
        state = _with_properties(use.level.get_block_state(pos), given)
        use.level.set_block(pos, state, CLIENTS)
    block_entity = use.level.get_block_entity(pos)
    if block_entity is None:
        return
    before = block_entity.save()
    data = dict(before)
    _put_data(use, components.get(_DATA), data)
    for name, value in components.items():
        _put(use, name, value, data)
    if block_entity.type_id == _SKULL and "CustomName" in data:
        data["custom_name"] = data.pop("CustomName")
    if data != before:
        block_entity.load(data)
        use.level.write_count += 1
        use.level.update_comparators_at(pos, use.level.get_block_state(pos).block)


def _with_properties(state: BlockState, given: Compound) -> BlockState:
    """What the block does not know is left out."""
    for name, value in given.items():
        word = str(value)
        if state.has(name) and word in state.block.get_property(name).values:
            state = state.with_(name, word)
    return state


def _put_data(use: Use, value: Tag | None, data: Compound) -> None:
    if not isinstance(value, dict):
        return
    kind = str(value.get("id", "")).removeprefix("minecraft:")
    if kind.endswith(_OPERATORS_ONLY):
        # Only operators may set such data; the block keeps its own.
        return
    rest = {
        key: part for key, part in value.items() if key not in ("id", "x", "y", "z")
    }
    merge_compound(data, rest)


def _put(use: Use, name: str, value: Tag, data: Compound) -> None:
    word = name.removeprefix("minecraft:")
    if word in _OF_SIGNS and "front_text" in data:
        key = _OF_SIGNS[word]
        data[key] = Byte(1) if key == "is_waxed" else copy_tag(value)
    elif word in _OWN:
        data[_OWN[word]] = copy_tag(value)
    elif word == "waxed":
        data["is_waxed"] = Byte(1)
    elif name == _CONTENTS:
        data["Items"] = container_items(value)
    elif name == _CONTAINER_LOOT:
        for key, own in _LOOT.items():
            if isinstance(value, dict) and key in value:
                data[own] = copy_tag(value[key])
    elif name not in (_DATA, _STATE) and not name.startswith("!"):
        kept = data.get("components")
        data["components"] = {
            **(kept if isinstance(kept, dict) else {}),
            name: copy_tag(value),
        }
    elif name.startswith("!"):
        mechanic = f"{use.stack.id}: set with {name}"
        raise UnsupportedError(mechanic, use.pos)
