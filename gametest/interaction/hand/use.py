"""One use of a hand on a block: who, with what, where it was clicked."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn, final

import attrs

from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos, Vec3
from gametest.level.update_flags import ALL

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.entity.player import Player
    from gametest.interaction.hand.hand import Hand
    from gametest.item.item_stack import ItemStack
    from gametest.level.level import Level


@final
@attrs.frozen(eq=False)
class Use:
    level: Level
    hand: Hand
    pos: BlockPos
    face: Direction
    hit: Vec3
    """Where the face was clicked, absolute."""

    @property
    def player(self) -> Player:
        return self.hand.player

    @property
    def stack(self) -> ItemStack:
        return self.hand.stack

    @property
    def item(self) -> str:
        """Its id without the game's namespace."""
        return self.stack.id.removeprefix("minecraft:")

    @property
    def state(self) -> BlockState:
        return self.level.get_block_state(self.pos)

    @property
    def before(self) -> BlockPos:
        """The cell before the clicked face."""
        return self.face.from_pos(self.pos)

    def set(self, state: BlockState, pos: BlockPos | None = None) -> bool:
        return self.level.set_block(self.pos if pos is None else pos, state, ALL)

    def count(self, statistic: str) -> None:
        """One of the game's own: `fill_cauldron`."""
        self.level.world.triggers.award(
            self.player, f"minecraft.custom:minecraft.{statistic}"
        )

    def refuse(self, what: str | None = None) -> NoReturn:
        """Not simulated, by the name of the item and the block."""
        mechanic = what or f"{self.stack.id}: use on {self.state.block.name}"
        raise UnsupportedError(mechanic, self.pos)
