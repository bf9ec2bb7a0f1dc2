"""Blocks that open a window: nobody sees it, yet it is counted, and a lid opens.

https://minecraft.wiki/w/Statistics. A dummy closes no window by itself: a barrel stays open, and a trapped
chest powered, until it goes away or opens another.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.behaviour.vibration import vibrate
from gametest.core.direction import Direction
from gametest.interaction.hand.window import Window
from gametest.item.item_stack import full_id
from gametest.level.container_block_entity import ContainerBlockEntity
from gametest.level.update_flags import ALL

if TYPE_CHECKING:
    from gametest.core.position import BlockPos
    from gametest.interaction.hand.use import Use
    from gametest.level.level import Level
    from gametest.nbt.tags import Tag

_COUNTED: Final = {
    "anvil": "interact_with_anvil",
    "chipped_anvil": "interact_with_anvil",
    "damaged_anvil": "interact_with_anvil",
    "barrel": "open_barrel",
    "beacon": "interact_with_beacon",
    "blast_furnace": "interact_with_blast_furnace",
    "brewing_stand": "interact_with_brewingstand",
    "cartography_table": "interact_with_cartography_table",
    "chest": "open_chest",
    "crafter": None,
    "crafting_table": "interact_with_crafting_table",
    "dispenser": "inspect_dispenser",
    "dropper": "inspect_dropper",
    "enchanting_table": None,
    "ender_chest": "open_enderchest",
    "furnace": "interact_with_furnace",
    "grindstone": "interact_with_grindstone",
    "hopper": "inspect_hopper",
    "loom": "interact_with_loom",
    "smithing_table": "interact_with_smithing_table",
    "smoker": "interact_with_smoker",
    "stonecutter": "interact_with_stonecutter",
}
_UNDER_LID: Final = "chest"
_LIDS: Final = ("chest", "barrel", "shulker_box")


def has_window(name: str) -> bool:
    """By its id without namespace."""
    return name in _COUNTED or name.endswith(("shulker_box", "chest"))


def open_window(use: Use) -> bool:
    level, pos, state = use.level, use.pos, use.state
    name = state.block.name.removeprefix("minecraft:")
    if name.endswith(_UNDER_LID):
        above = level.get_block_state(Direction.UP.from_pos(pos))
        if above.is_conductor:
            # It is shut, and the hand has done all it could.
            return True
    block_entity = level.get_block_entity(pos)
    lock = None if block_entity is None else block_entity.nbt.get("lock")
    is_open = lock is None or _unlocks(use, lock)
    if (
        is_open
        and isinstance(block_entity, ContainerBlockEntity)
        and block_entity.has_loot
    ):
        table = full_id(str(block_entity.nbt.get("LootTable", "")))
        triggers, trigger = level.world.triggers, "player_generates_container_loot"
        triggers.fire(use.player, f"minecraft:{trigger}", loot_table=table)
        block_entity.fill_from_loot()
    statistic = _statistic(name)
    if statistic is not None:
        use.count(statistic)
    if is_open:
        _open(use, name)
    return True


def _unlocks(use: Use, lock: Tag) -> bool:
    """An item predicate for the main hand (https://minecraft.wiki/w/Chest#Block_data), or a spectator."""
    from gametest.core.diagnostic import Severity
    from gametest.item.item_predicates import ItemPredicateReader
    from gametest.registry.data_node import DataNode

    if use.player.is_spectator:
        return True
    items = use.level.world.items
    node = DataNode(lock, (), [])
    test = ItemPredicateReader(items.table, items.tags).read(node)
    # A lock that cannot be read is none.
    is_wrong = any(issue.severity is Severity.ERROR for issue in node.issues)
    return is_wrong or test.test(use.player.main_hand)


def _open(use: Use, name: str) -> None:
    """Until the player looks into another, goes away, or the block goes."""
    level, pos, player = use.level, use.pos, use.player
    block = use.state.block
    player.close_window()

    def close() -> None:
        if level.get_block_state(pos).block is block:
            _turn_lid(level, pos, name, is_open=False)
            if name.endswith(_LIDS):
                vibrate(level, pos, "container_close", by=player)

    _turn_lid(level, pos, name, is_open=True)
    if name.endswith(_LIDS):
        vibrate(level, pos, "container_open", by=player)
    if player.level is level:
        player.open_window(Window(level, pos, block, close))


def _turn_lid(level: Level, pos: BlockPos, name: str, *, is_open: bool) -> None:
    if name == "barrel":
        state = level.get_block_state(pos)
        level.set_block(pos, state.with_("open", str(is_open).lower()), ALL)
    elif name == "trapped_chest":
        from gametest.behaviour.container.chest import look_into

        look_into(level, pos, 1 if is_open else -1)


def _statistic(name: str) -> str | None:
    if name.endswith("shulker_box"):
        return "open_shulker_box"
    if name.endswith("copper_chest"):
        return "open_chest"
    if name == "trapped_chest":
        return "trigger_trapped_chest"
    return _COUNTED[name]
