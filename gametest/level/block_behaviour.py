"""What a block does: the protocol that floor 8 fills, one object for a family of blocks.

Hooks have the game's names and order. `direction` of the signal hooks points from the asking block
to this one, as in the game. The defaults are those of a plain block that never acts.
"""

# size: every hook that a block can have

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.level.block_entity import BlockEntity

if TYPE_CHECKING:
    from gametest.block.block import Block
    from gametest.level.container import Container
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level


class BlockBehaviour:
    """A level calls only the hooks that a behaviour overrides, so an idle block costs nothing.

    A hook that would have to do what is not simulated raises `UnsupportedError`.
    """

    removed_by_state_change: bool = False
    """`on_remove` also runs when only the state changed and the block stayed (rails)."""
    has_default_block_entity: bool = True
    """False: it comes with what puts the block there, never by itself (`moving_piston`)."""

    def on_place(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        old_state: BlockState,
        moved: bool,
    ) -> None:
        """After the state was written; `moved` means pushed by a piston.

        Runs for every change of state, so most compare `old_state.block` with their own.
        """

    def on_remove(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        new_state: BlockState,
        moved: bool,
    ) -> None:
        """After `state` was replaced by another block; neighbours are told here.

        Only for writes that update neighbours or that a piston makes.
        """

    def neighbor_changed(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        source: Block,
        source_pos: BlockPos | None,
    ) -> None:
        """A neighbour update arrived; `source` is the block that changed."""

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        """The state after the neighbour on side `direction` changed; air means it breaks."""
        return state

    def update_indirect_neighbor_shapes(
        self, level: Level, pos: BlockPos, state: BlockState, flags: int, limit: int
    ) -> None:
        """Wires tell the wires diagonally above and below."""

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        """A scheduled tick fell due."""

    def random_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        """A random tick hit the block."""

    def is_randomly_ticking(self, state: BlockState) -> bool:
        return False

    def trigger_event(
        self, level: Level, pos: BlockPos, state: BlockState, event_id: int, data: int
    ) -> bool:
        """A block event ran; true if it did something."""
        return False

    def is_signal_source(self, state: BlockState) -> bool:
        """Wires connect to it."""
        return False

    def get_signal(
        self, level: Level, pos: BlockPos, state: BlockState, direction: Direction
    ) -> int:
        """Weak power, 0 to 15, towards the block that asks."""
        return 0

    def get_direct_signal(
        self, level: Level, pos: BlockPos, state: BlockState, direction: Direction
    ) -> int:
        """Strong power, 0 to 15: what a conductor passes on."""
        return 0

    def has_analog_output(self, state: BlockState) -> bool:
        """A comparator reads it."""
        return False

    def get_analog_output(self, level: Level, pos: BlockPos, state: BlockState) -> int:
        """What a comparator reads, 0 to 15."""
        return 0

    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        """Whether its support stands."""
        return True

    def use(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        """A right click with an empty hand; true if it did something."""
        return False

    def use_looking(
        self, level: Level, pos: BlockPos, state: BlockState, front: Direction | None
    ) -> bool:
        """Asked in place of `use` where the player's look matters; None: it is not known."""
        return self.use(level, pos, state)

    def attack(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        """A left click."""

    def placed_by_hand(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        """A player set it; after the write and its updates."""

    def entity_inside(
        self, level: Level, pos: BlockPos, state: BlockState, entity: Entity
    ) -> None:
        """An entity's box reached into the cell while it moved; once per entity and tick."""

    def step_on(
        self, level: Level, pos: BlockPos, state: BlockState, entity: Entity
    ) -> None:
        """An entity stands on it; asked in every tick in which it moves."""

    def fall_on(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        entity: Entity,
        distance: float,
    ) -> None:
        """An entity came down on it after falling that many blocks."""

    def projectile_hit(
        self, level: Level, pos: BlockPos, state: BlockState, projectile: Entity
    ) -> None:
        """A projectile struck it; its `pos` is where."""

    def new_block_entity(self, pos: BlockPos, state: BlockState) -> BlockEntity | None:
        """None: the level makes a plain one where the block has a block entity."""
        return None

    def container(
        self, level: Level, pos: BlockPos, state: BlockState
    ) -> Container | None:
        """What hoppers and droppers reach; None: nothing."""
        return None


class FluidBehaviour:
    """What a fluid does in its scheduled tick; the default is that it is not simulated."""

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        """A scheduled fluid tick fell due; `state` is the block that holds the fluid."""
        mechanic = f"minecraft:{state.fluid}: flow"
        raise UnsupportedError(mechanic, pos)
