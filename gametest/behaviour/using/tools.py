"""Axes, shovels and hoes at blocks.

https://minecraft.wiki/w/Axe#Usage, https://minecraft.wiki/w/Shovel#Usage, https://minecraft.wiki/w/Hoe#Usage
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.behaviour.vibration import vibrate
from gametest.core.direction import Direction
from gametest.interaction.hand.outcome import Outcome
from gametest.interaction.item_spawn import pop_item
from gametest.item.item_stack import ItemStack

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.interaction.hand.use import Use

_STRIPPED: Final = ("_log", "_wood", "_stem", "_hyphae", "bamboo_block")
_PATHS: Final = frozenset(
    {"grass_block", "dirt", "podzol", "coarse_dirt", "mycelium", "rooted_dirt"}
)
_FARMS: Final = frozenset({"grass_block", "dirt_path", "dirt"})
_WAXED: Final = "waxed_"


def work_block(use: Use) -> Outcome:
    if use.item.endswith("_axe"):
        made = _stripped(use)
    elif use.item.endswith("_shovel"):
        made = _flattened(use)
    else:
        return _till(use)
    if made is None:
        return Outcome.PASSED
    use.set(made)
    vibrate(use.level, use.pos, "block_change", by=use.player)
    use.hand.wear(use.level)
    return Outcome.DONE


def _stripped(use: Use) -> BlockState | None:
    """Bark off, else a step of rust off, else wax off."""
    if use.hand.is_main and _holds_shield(use):
        return None
    state, blocks = use.state, use.level.blocks
    name = state.block.id.path
    other = None
    if name.endswith(_STRIPPED) and not name.startswith("stripped_"):
        other = blocks.find_block(f"minecraft:stripped_{name}")
    elif name.startswith(_WAXED):
        other = blocks.find_block(f"minecraft:{name.removeprefix(_WAXED)}")
    elif "copper" in name or name.endswith("lightning_rod"):
        fresher = _fresher(name)
        other = None if fresher is None else blocks.find_block(f"minecraft:{fresher}")
    if other is None:
        return None
    if state.has_block_entity or state.find("type") in ("left", "right"):
        use.refuse()
    return other.state_of(state.properties)


def _holds_shield(use: Use) -> bool:
    """Who holds a shield beside the axe raises it instead, unless it sneaks."""
    other = use.player.inventory.worn("offhand")
    return other.id == "minecraft:shield" and not use.player.is_sneaking


def _fresher(name: str) -> str | None:
    """One step back; None: it is not rusty."""
    for stage, before in (
        ("oxidized_", "weathered_"),
        ("weathered_", "exposed_"),
        ("exposed_", ""),
    ):
        if name.startswith(stage):
            rest = name.removeprefix(stage)
            made = f"{before}{rest}"
            # The fresh block has a name of its own.
            return "copper_block" if made == "copper" else made
    return None


def _flattened(use: Use) -> BlockState | None:
    state, blocks = use.state, use.level.blocks
    name = state.block.id.path
    if name.endswith("campfire") and state.get("lit") == "true":
        return _doused(use, state)
    if use.face is Direction.DOWN or name not in _PATHS:
        return None
    above = use.level.get_block_state(Direction.UP.from_pos(use.pos))
    if not above.is_air:
        return None
    return blocks.block("minecraft:dirt_path").default_state


def _doused(use: Use, state: BlockState) -> BlockState | None:
    return None if use.face is Direction.DOWN else state.with_("lit", "false")


def _till(use: Use) -> Outcome:
    level, name = use.level, use.state.block.id.path
    above = level.get_block_state(Direction.UP.from_pos(use.pos))
    is_open = use.face is not Direction.DOWN and above.is_air
    made, drop = "dirt", None
    if name in _FARMS and is_open:
        made = "farmland"
    elif name == "rooted_dirt":
        drop = "hanging_roots"
    elif not (name == "coarse_dirt" and is_open):
        return Outcome.PASSED
    use.set(level.blocks.block(f"minecraft:{made}").default_state)
    vibrate(level, use.pos, "block_change", by=use.player)
    if drop is not None:
        # It pops out of the clicked face.
        pop_item(level, use.before, ItemStack(f"minecraft:{drop}"))
    use.hand.wear(level)
    return Outcome.DONE
