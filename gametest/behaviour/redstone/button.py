"""Buttons: pressed by use; wooden ones also by an arrow, for as long as it sticks there.

https://minecraft.wiki/w/Button. The box in which an arrow counts is the button's own, which is
general knowledge of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.behaviour.redstone.face_attached import FaceAttached, tell_support
from gametest.behaviour.vibration import vibrate
from gametest.block.block_state import BlockState
from gametest.core.direction import Axis, Direction
from gametest.core.position import BlockPos
from gametest.level.update_flags import ALL

if TYPE_CHECKING:
    from gametest.level.entities.entity import Box, Entity
    from gametest.level.level import Level

_ARROWS: Final = frozenset(
    f"minecraft:{name}" for name in ("arrow", "spectral_arrow", "trident")
)
_HALF_LENGTH: Final = 3 / 16
_HALF_WIDTH: Final = 2 / 16
_THICKNESS: Final = {"false": 2 / 16, "true": 1 / 16}
"""By `powered`."""


@final
@attrs.define(eq=False, repr=False)
class Button(FaceAttached):
    ticks_pressed: int
    """20 for stone, 30 for wood."""
    feels_arrows: bool = False

    def use(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        if state.get("powered") == "false":
            self._press(level, pos, state)
        return True

    def entity_inside(
        self, level: Level, pos: BlockPos, state: BlockState, entity: Entity
    ) -> None:
        if state.get("powered") == "false" and self._holds_arrow(level, pos, state):
            self._press(level, pos, state)

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if state.get("powered") != "true":
            return
        if self._holds_arrow(level, pos, state):
            level.schedule_tick(pos, state.block, self.ticks_pressed)
            return
        self._set(level, pos, state.with_("powered", "false"))
        vibrate(level, pos, "block_deactivate")

    def _holds_arrow(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        if not self.feels_arrows or not level.entities:
            return False
        # Here, as few buttons ever meet an entity.
        from gametest.interaction.entity_search import entities_in

        return bool(
            entities_in(
                level, _box(pos, state), where=lambda one: one.type_id in _ARROWS
            )
        )

    def _press(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        self._set(level, pos, state.with_("powered", "true"))
        level.schedule_tick(pos, state.block, self.ticks_pressed)
        vibrate(level, pos, "block_activate")

    def _set(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        level.set_block(pos, state, ALL)
        tell_support(level, pos, state)


def _box(pos: BlockPos, state: BlockState) -> Box:
    """It lies against its support and is longest across its front."""
    front = Direction.by_label(state.get("facing"))
    face = state.get("face")
    away = {"wall": front, "floor": Direction.UP, "ceiling": Direction.DOWN}[face]
    across = Axis.Z if front.axis is Axis.X else Axis.X
    thickness = _THICKNESS[state.get("powered")]
    low, high = [], []
    steps = (away.dx, away.dy, away.dz)
    for axis, corner, step in zip(Axis, pos, steps, strict=True):
        if step:
            start = 0.0 if step > 0 else 1.0 - thickness
            end = start + thickness
        else:
            half = _HALF_LENGTH if axis is across else _HALF_WIDTH
            start, end = 0.5 - half, 0.5 + half
        low.append(corner + start)
        high.append(corner + end)
    return (low[0], low[1], low[2], high[0], high[1], high[2])
