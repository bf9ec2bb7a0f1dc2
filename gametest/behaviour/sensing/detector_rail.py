"""Detector rails: on while a minecart stands on them; comparators read what it carries.

https://minecraft.wiki/w/Detector_Rail
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from gametest.behaviour.machine import rail_track
from gametest.behaviour.machine.rail import Rail
from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.position import BlockPos
from gametest.level.update_flags import ALL

if TYPE_CHECKING:
    from gametest.block.block import Block
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_EDGE: Final = 0.2
"""The box in which a cart counts is smaller than the cell by this, but for its floor."""
_RECHECK: Final = 20
_STRONGEST: Final = 15


@final
class DetectorRail(Rail):
    def react(
        self, level: Level, pos: BlockPos, state: BlockState, source: Block
    ) -> None:
        """Never turns."""

    def laid(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        self._look(level, pos, state)

    def entity_inside(
        self, level: Level, pos: BlockPos, state: BlockState, entity: Entity
    ) -> None:
        if state.get("powered") == "false":
            self._look(level, pos, state)

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if state.get("powered") == "true":
            self._look(level, pos, state)

    def has_analog_output(self, state: BlockState) -> bool:
        return True

    def get_analog_output(self, level: Level, pos: BlockPos, state: BlockState) -> int:
        """Of the first command block cart, else of the first cart that carries something."""
        if state.get("powered") == "false":
            return 0
        carts = _carts(level, pos)
        # Here, as most rails never meet a cart.
        from gametest.interaction.container_access import entity_container
        from gametest.interaction.container_signal import container_signal

        for cart in carts:
            if cart.type_id == "minecraft:command_block_minecart":
                count = cart.save().get("SuccessCount", 0)
                number = int(count) if isinstance(count, int) else 0
                return max(0, min(_STRONGEST, number))
        for cart in carts:
            found = entity_container(level, cart)
            if found is not None:
                return container_signal(found)
        return 0

    def is_signal_source(self, state: BlockState) -> bool:
        return True

    def get_signal(
        self, level: Level, pos: BlockPos, state: BlockState, direction: Direction
    ) -> int:
        return _STRONGEST if state.get("powered") == "true" else 0

    def get_direct_signal(
        self, level: Level, pos: BlockPos, state: BlockState, direction: Direction
    ) -> int:
        if direction is not Direction.UP:
            return 0
        return self.get_signal(level, pos, state, direction)

    def _look(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if level.get_block_state(pos).block is not state.block:
            return
        is_on = bool(_carts(level, pos))
        if is_on != (state.get("powered") == "true"):
            turned = state.with_("powered", str(is_on).lower())
            level.set_block(pos, turned, ALL)
            for end in rail_track.ends_of(pos, turned):
                block = level.get_block_state(end).block
                level.neighbor_changed(end, block, pos)
            level.update_neighbors_at(pos, state.block)
            level.update_neighbors_at(Direction.DOWN.from_pos(pos), state.block)
        if is_on:
            level.schedule_tick(pos, state.block, _RECHECK)
        level.update_comparators_at(pos, state.block)


def _carts(level: Level, pos: BlockPos) -> list[Entity]:
    if not level.entities:
        return []
    # Here, as most rails never meet an entity.
    from gametest.interaction.entity_search import entities_in

    x, y, z = pos
    box = (
        x + _EDGE,
        float(y),
        z + _EDGE,
        x + 1 - _EDGE,
        y + 1 - _EDGE,
        z + 1 - _EDGE,
    )
    return entities_in(level, box, where=_is_cart)


def _is_cart(entity: Entity) -> bool:
    return entity.type_id.endswith("minecart")
