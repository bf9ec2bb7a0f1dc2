"""TNT: power, or a burning projectile, lights it where it may explode at all.

https://minecraft.wiki/w/TNT#Activation; what becomes of it then is the entity's business.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from gametest.behaviour.standing.attached import is_burning
from gametest.behaviour.vibration import vibrate
from gametest.block.block_state import BlockState
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.update_flags import ALL

if TYPE_CHECKING:
    from gametest.block.block import Block
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_RULE: Final = "tnt_explodes"


@final
class Tnt(BlockBehaviour):
    def on_place(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        old_state: BlockState,
        moved: bool,
    ) -> None:
        if old_state.block is not state.block and level.has_neighbor_signal(pos):
            light(level, pos)

    def neighbor_changed(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        source: Block,
        source_pos: BlockPos | None,
    ) -> None:
        if level.has_neighbor_signal(pos):
            light(level, pos)

    def attack(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        """One that is not stable goes off as a player breaks it, which is not simulated."""
        if state.get("unstable") == "true":
            mechanic = "minecraft:tnt: break an unstable one"
            raise UnsupportedError(mechanic, pos)

    def projectile_hit(
        self, level: Level, pos: BlockPos, state: BlockState, projectile: Entity
    ) -> None:
        if is_burning(projectile):
            light(level, pos)


def light(level: Level, pos: BlockPos) -> None:
    """In place of the block comes the entity."""
    if not level.world.game_rules.is_on(_RULE):
        return
    # Here, as few worlds hold TNT.
    from gametest.interaction.priming import prime_tnt

    prime_tnt(level, pos)
    vibrate(level, pos, "prime_fuse")
    level.set_block(pos, level.blocks.air, ALL)
