"""What an item does to the block it is used on, by item.

Asked after the block itself. Entities that an item sets out are no matter of this room.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from gametest.behaviour.using.block_items import find_block
from gametest.interaction.hand.outcome import Outcome

if TYPE_CHECKING:
    from gametest.interaction.hand.use import Use

ItemRule: TypeAlias = "Callable[[Use], Outcome]"

_NOT_SIMULATED: Final = frozenset({"debug_stick", "lead", "filled_map"})
_TRANSFORMER: Final = "minecraft:block_transformer"
_TOOLS: Final = ("_axe", "_hoe", "_shovel")


def find_item_rule(use: Use) -> ItemRule | None:
    """None: nothing of this room."""
    name = use.item
    transforms = use.stack.find(_TRANSFORMER) is not None
    if transforms or use.stack.removes(_TRANSFORMER):
        return _transform
    # Longer than other functions because it is a table, one case a kind of item.
    match name:
        case "flint_and_steel" | "fire_charge":
            from gametest.behaviour.using.ignition import light

            return light
        case "bone_meal":
            from gametest.behaviour.using.treatments import fertilize

            return fertilize
        case "honeycomb":
            from gametest.behaviour.using.treatments import wax

            return wax
        case "potion":
            from gametest.behaviour.using.treatments import wet

            return wet
        case "ender_eye":
            from gametest.behaviour.using.treatments import put_eye

            return put_eye
        case "compass":
            from gametest.behaviour.using.treatments import bind_compass

            return bind_compass
        case "shears":
            from gametest.behaviour.using.treatments import stop_growth

            return stop_growth
        case "brush":
            return _brush
        case _ if name in _NOT_SIMULATED:
            return _leave_or_refuse
        case _ if name.endswith(_TOOLS):
            from gametest.behaviour.using.tools import work_block

            return work_block
    if find_block(use.level, use.stack) is not None:
        from gametest.behaviour.using.block_items import set_block_item

        return set_block_item
    return None


def _transform(use: Use) -> Outcome:
    """Since 26.3 tools strip, till and flatten by a component, which a stack may have of its own.

    https://github.com/SpyglassMC/vanilla-mcdoc (`block_transformer`)
    """
    use.refuse(f"{use.stack.id}: {_TRANSFORMER}")


def _brush(use: Use) -> Outcome:
    """It brushes on while it is held, for nothing but suspicious blocks (https://minecraft.wiki/w/Brush)."""
    if use.state.block.name.startswith("minecraft:suspicious_"):
        use.refuse()
    from gametest.interaction.hand.holding import hold

    hold(use.hand, 200)
    return Outcome.DONE


def _leave_or_refuse(use: Use) -> Outcome:
    """Only these blocks know what to do with such an item."""
    name = use.state.block.name
    matters = {
        "debug_stick": True,
        "filled_map": name.endswith("_banner"),
        "lead": name.endswith("_fence") and _leads_somebody(use),
    }
    if matters[use.item]:
        use.refuse()
    return Outcome.PASSED


def _leads_somebody(use: Use) -> bool:
    x, y, z = use.pos
    near = use.level.entities_near(
        (x - 7.0, y - 7.0, z - 7.0, x + 7.0, y + 7.0, z + 7.0)
    )
    return any("leash" in entity.nbt for entity in near)
