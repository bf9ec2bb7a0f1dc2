"""Triggers that the game fires by itself while a player ticks.

`tick` in each tick, `location` in every twentieth, `enter_block` for each block that the player is
in, `inventory_changed` for each slot that has changed, `levitation` while the effect lasts.
"""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.advancement.inventory_watch import InventoryWatch, counts
from gametest.core.position import BlockPos, Vec3

if TYPE_CHECKING:
    from gametest.advancement.advancement_tracker import AdvancementTracker
    from gametest.entity.player import Player

TICK: Final = "minecraft:tick"
LOCATION: Final = "minecraft:location"
ENTER_BLOCK: Final = "minecraft:enter_block"
INVENTORY: Final = "minecraft:inventory_changed"
LEVITATION: Final = "minecraft:levitation"
"""The trigger, and the effect."""
EFFECTS: Final = "minecraft:effects_changed"
_LOCATION_TICKS: Final = 20
_EDGE: Final = 1e-5
"""A block that the box only just reaches does not count."""


@final
@attrs.define(eq=False, repr=False)
class EachTick:
    tracker: AdvancementTracker
    _watch: InventoryWatch = attrs.field(factory=InventoryWatch, init=False)
    _floating: dict[Player, tuple[Vec3, int]] = attrs.field(factory=dict, init=False)
    """Where and when it got the effect of levitation."""

    def forget(self, player: Player) -> None:
        """It, or a new body of it, has not been looked at."""
        self._floating.pop(player, None)
        self._watch.forget(player)

    def tick(self, player: Player) -> None:
        tracker = self.tracker
        self.look_at_inventory(player)
        if tracker.waits_for(player, TICK):
            tracker.on_criterion(player, TICK, {})
        if player.is_alive and tracker.waits_for(player, ENTER_BLOCK):
            self._enter_blocks(player)
        if player in self._floating and tracker.waits_for(player, LEVITATION):
            self._float(player)
        if not self._age(player) % _LOCATION_TICKS and tracker.waits_for(
            player, LOCATION
        ):
            tracker.on_criterion(player, LOCATION, {})

    def ticks_until_due(self, player: Player) -> int | None:
        """As `AdvancementControl` says."""
        waits_for = self.tracker.waits_for
        if waits_for(player, TICK) or waits_for(player, ENTER_BLOCK):
            return 0
        if player in self._floating and waits_for(player, LEVITATION):
            return 0
        # What has been met looks too: it may be revoked.
        looks = self.tracker.library.listeners(INVENTORY)
        if looks and self._watch.has_changed(player):
            return 0
        if waits_for(player, LOCATION):
            return (-self._age(player) - 1) % _LOCATION_TICKS
        return None

    def look_at_inventory(self, player: Player) -> None:
        tracker = self.tracker
        if not tracker.library.listeners(INVENTORY):
            return
        changed = self._watch.take_changes(player)
        if not changed or not tracker.waits_for(player, INVENTORY):
            return
        found = counts(player, tracker.world.items)
        for stack in changed:
            tracker.on_criterion(player, INVENTORY, {**found, "item": stack})

    def note_effects(self, player: Player) -> None:
        """It got an effect or lost one."""
        effects = getattr(player.body, "effects", None) or {}
        if LEVITATION not in effects:
            self._floating.pop(player, None)
        elif player not in self._floating:
            self._floating[player] = player.pos, self.tracker.world.game_time

    def _float(self, player: Player) -> None:
        start, since = self._floating[player]
        what = {
            "start_position": start,
            "duration": self.tracker.world.game_time - since,
        }
        self.tracker.on_criterion(player, LEVITATION, what)

    def _age(self, player: Player) -> int:
        """Ticks that its body has had."""
        world = self.tracker.world
        return world.game_time - world.player_records.of(player).born_at

    def _enter_blocks(self, player: Player) -> None:
        """Air does not count (general knowledge)."""
        level = player.level
        if level is None:
            return
        x0, y0, z0, x1, y1, z1 = player.bounding_box
        low = [floor(edge + _EDGE) for edge in (x0, y0, z0)]
        high = [floor(edge - _EDGE) for edge in (x1, y1, z1)]
        for x in range(low[0], high[0] + 1):
            for y in range(low[1], high[1] + 1):
                for z in range(low[2], high[2] + 1):
                    state = level.get_block_state(BlockPos(x, y, z))
                    if not state.is_air:
                        self.tracker.on_criterion(player, ENTER_BLOCK, {"state": state})
