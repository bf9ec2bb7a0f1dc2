"""Reading and changing blocks."""

# size: the helper of the game has these methods

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.behaviour import interaction
from gametest.block.block import Block
from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.framework.helper.coordinates import CoordinateHelper, Pos
from gametest.level.world.world_clocks import OVERWORLD_CLOCK, THE_END_CLOCK

if TYPE_CHECKING:
    from gametest.entity.player import Player
    from gametest.level.block_entity import BlockEntity

_YAW: Final = {
    Direction.SOUTH: 0.0,
    Direction.WEST: 90.0,
    Direction.NORTH: 180.0,
    Direction.EAST: 270.0,
}
"""Degrees."""

BlockLike = str | Block | BlockState
"""`minecraft:lever[face=wall]`, a block for its default state, or a state."""


class BlockHelper(CoordinateHelper):
    """Blocks are given as they stand in the world: the test's rotation does not turn them."""

    def get_block_state(self, pos: Pos) -> BlockState:
        return self.level.get_block_state(self.absolute_pos(pos))

    def get_block_entity(self, pos: Pos, kind: str | None = None) -> BlockEntity:
        """Asserts that there is one, of the type `kind` if given."""
        found = self.level.get_block_entity(self.absolute_pos(pos))
        if found is None:
            raise self.assertion_error_at(pos, "test.error.missing_block_entity")
        if kind is not None and found.type_id != _named(kind):
            raise self.assertion_error_at(
                pos, "test.error.wrong_block_entity", found.type_id
            )
        return found

    def get_height(self, x: int, z: int) -> int:
        """Height above the structure's floor of the first free cell over all blocks."""
        top = self.absolute_pos((x, 0, z))
        state_id, air = self.level.get_state_id, self.level.blocks.is_air_table
        for y in range(self.level.max_y - 1, self.level.min_y - 1, -1):
            if not air[state_id(top.x, y, top.z)]:
                return y + 1 - top.y
        return self.level.min_y - top.y

    def set_block(
        self, pos: Pos, block: BlockLike, facing: Direction | None = None
    ) -> None:
        """With the updates that placing by hand causes."""
        state = self.state_of(block)
        if facing is not None:
            state = state.with_("facing", facing.label)
        self.level.set_block(self.absolute_pos(pos), state)

    def destroy_block(self, pos: Pos) -> None:
        """Without drops."""
        self.level.destroy_block(self.absolute_pos(pos), drop=False)

    def use_block(self, pos: Pos, player: Player | None = None) -> None:
        """A right click on the north side, by a player with what it holds.

        Without one the hand is empty, and looks south as the game's does.
        """
        place = self.absolute_pos(pos)
        if player is None:
            interaction.use_block(self.level, place, Direction.SOUTH)
            return
        # Here, as few tests make players.
        from gametest.framework.hands.using import use_item_on
        from gametest.interaction.hand.hand import Hand

        use_item_on(self.level, Hand(player), place, Direction.NORTH, place.center)

    def press_button(self, pos: Pos) -> None:
        state = self.get_block_state(pos)
        if not state.block.name.endswith("_button"):
            raise self.assertion_error_at(
                pos,
                "test.error.expected_block_tag",
                "minecraft:buttons",
                state.block.name,
            )
        self.use_block(pos)

    def pull_lever(self, pos: Pos) -> None:
        state = self.get_block_state(pos)
        if not state.is_block("minecraft:lever"):
            raise self.assertion_error_at(
                pos, "test.error.expected_block", "minecraft:lever", state.block.name
            )
        self.use_block(pos)

    def pulse_redstone(self, pos: Pos, ticks: int) -> None:
        """A block of redstone now, air after `ticks`."""
        self.set_block(pos, "minecraft:redstone_block")
        self.info.run_at(
            self.info.tick_count + ticks, lambda: self.set_block(pos, "minecraft:air")
        )

    def random_tick(self, pos: Pos) -> None:
        """As if a random tick hit the block."""
        interaction.tick_block_randomly(self.level, self.absolute_pos(pos))

    def tick_block(self, pos: Pos) -> None:
        """As if a scheduled tick fell due."""
        interaction.tick_block(self.level, self.absolute_pos(pos))

    def set_time(self, ticks: int) -> None:
        """The clock of the test's dimension; the Nether has none."""
        dimension = str(self.level.dimension)
        clock = THE_END_CLOCK if dimension == "minecraft:the_end" else OVERWORLD_CLOCK
        self.level.world.clocks.set(clock, ticks)

    def set_biome(self, biome: str) -> None:
        mechanic = f"biome {biome}"
        raise UnsupportedError(mechanic)

    def tick_precipitation(self, pos: Pos | None = None) -> None:
        """As if rain and frost came to a column, or to every one of the structure."""
        if pos is not None:
            interaction.tick_precipitation(self.level, self.absolute_pos(pos))
            return
        bounds = self.placement.bounds
        for x in range(bounds.min_x, bounds.max_x + 1):
            for z in range(bounds.min_z, bounds.max_z + 1):
                interaction.tick_precipitation(self.level, BlockPos(x, bounds.max_y, z))

    def place_block(
        self,
        pos: Pos,
        block: BlockLike,
        direction: Direction,
        *,
        looking: Direction = Direction.SOUTH,
        pitch: float = 0.0,
    ) -> bool:
        """As a player does who clicks the face `direction` of the block behind `pos`.

        `looking` is where the player looks, relative to the test as `direction` is, and `pitch`
        how far down, in degrees. False if the block cannot stand at `pos`.
        """
        # Here, as few tests place by hand.
        from gametest.behaviour.placing.place_context import PlaceContext
        from gametest.behaviour.placing.placing import place_block

        front = self.get_absolute_direction(looking)
        context = PlaceContext(
            level=self.level,
            pos=self.absolute_pos(pos),
            face=self.get_absolute_direction(direction),
            yaw=_YAW[front],
            pitch=pitch,
        )
        return place_block(context, self.state_of(block).block)

    def state_of(self, block: BlockLike) -> BlockState:
        if isinstance(block, BlockState):
            return block
        if isinstance(block, Block):
            return block.default_state
        return self.level.blocks.parse_state(block)


def _named(id: str) -> str:
    return id if ":" in id else f"minecraft:{id}"
