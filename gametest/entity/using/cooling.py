"""The pause after some items (https://minecraft.wiki/w/Data_component_format#use_cooldown)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.entity.player import cooldown_group

if TYPE_CHECKING:
    from gametest.entity.player import Player
    from gametest.item.item_stack import ItemStack
    from gametest.level.level import Level

_COOLDOWN: Final = "minecraft:use_cooldown"
_TICKS: Final = 20


def cool_down(level: Level, player: Player, stack: ItemStack) -> None:
    """After its use, if the kind has a pause at all."""
    found = level.world.items.table.component(stack, _COOLDOWN)
    seconds = found.get("seconds") if isinstance(found, dict) else None
    if isinstance(seconds, (int, float)):
        until = level.game_time + int(seconds * _TICKS)
        player.cooldowns[cooldown_group(stack)] = until
