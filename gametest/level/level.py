"""One dimension of a world: states, block entities, entities, and the queues of a tick."""

# size: the one face that behaviours see

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.bounding_box import BoundingBox
from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.core.identifier import Identifier
from gametest.core.position import BlockPos
from gametest.core.random_source import LegacyRandom
from gametest.level import tick_phases, update_flags
from gametest.level.behaviour_tables import BehaviourTables
from gametest.level.block_events import BlockEvent, BlockEvents
from gametest.level.command_host import CommandHost
from gametest.level.dimension_type import OVERWORLD, dimension_type
from gametest.level.entities import entity_phase
from gametest.level.level_contents import LevelContents
from gametest.level.level_ticks import LevelTicks, TickPriority
from gametest.level.propagation import NeighborUpdater
from gametest.level.world.world_state import WorldState
from gametest.level.world_preset import WorldPreset

if TYPE_CHECKING:
    from gametest.block.block import Block
    from gametest.block.block_state import BlockState
    from gametest.block.block_table import BlockTable


@final
@attrs.frozen
class LevelStatistics:
    game_time: int
    sections: int
    """Made so far, whether written or only read."""
    owned_sections: int
    """Written, so no longer shared with other levels."""
    block_entities: int
    entities: int
    block_ticks: int
    fluid_ticks: int
    block_events: int
    updates: int
    skipped_updates: int


@final
@attrs.define(eq=False, repr=False)
class Level(LevelContents):
    """Made by `Level.of`, or by the server.

    It is over the size of other classes because it is the one face that behaviours see.
    """

    timelines: tuple[str, ...] = attrs.field(init=False)
    """Timelines that hold now; a test environment may replace them."""

    test_block_sink: Callable[[Level, BlockPos], None] | None = attrs.field(
        default=None, init=False
    )
    """Called when a test block is triggered."""
    scheduled_functions: Callable[[], None] | None = attrs.field(
        default=None, init=False
    )
    """Run by the overworld between game time and day time; the server's."""
    command_host: CommandHost = attrs.field(factory=CommandHost, init=False)
    """Runs the commands of blocks; the server's."""

    block_ticks: LevelTicks[Block] = attrs.field(factory=LevelTicks, init=False)
    fluid_ticks: LevelTicks[str] = attrs.field(factory=LevelTicks, init=False)
    block_events: BlockEvents = attrs.field(factory=BlockEvents, init=False)
    updater: NeighborUpdater = attrs.field(init=False)
    is_handling_tick: bool = attrs.field(default=False, init=False)
    """From the start of a tick to the end of its block events; pistons ask."""
    random_tick_seed: int = attrs.field(default=0, init=False)
    """With place and time it decides where random ticks fall."""
    biome_cells: dict[tuple[int, int, int], str] = attrs.field(factory=dict, init=False)
    """Biomes that commands wrote, by cells of 4 x 4 x 4."""
    ticking_box: BoundingBox | None = attrs.field(default=None, init=False)
    """Block entities outside stand still, as in a loaded chunk that does not tick; None: all tick."""

    def __attrs_post_init__(self) -> None:
        super().__attrs_post_init__()
        self.timelines = self.dimension_type.timelines
        self.updater = NeighborUpdater(self)
        self.random_tick_seed = self.random.next_int()

    @classmethod
    def of(
        cls,
        behaviours: BehaviourTables,
        *,
        dimension: Identifier = OVERWORLD,
        preset: WorldPreset | None = None,
        world: WorldState | None = None,
        seed: int = 0,
    ) -> Level:
        """A level on its own; by default the overworld of the version's flat preset."""
        blocks = behaviours.blocks
        return cls(
            behaviours,
            dimension_type(dimension),
            preset or WorldPreset.of(blocks),
            world or WorldState(blocks.version, seed),
            LegacyRandom(seed),
        )

    @property
    def dimension(self) -> Identifier:
        return self.dimension_type.id

    @property
    def biome(self) -> str:
        """Of the preset, where no command wrote another."""
        return self.preset.biome(self.dimension)

    def biome_at(self, pos: BlockPos) -> str:
        """Of the cell; the game mixes cells by noise where two meet, which is not simulated."""
        if not self.biome_cells:
            return self.biome
        x, y, z = pos
        return self.biome_of_cell(x >> 2, y >> 2, z >> 2)

    def biome_of_cell(self, x: int, y: int, z: int) -> str:
        return self.biome_cells.get((x, y, z), self.biome)

    def set_biome_of_cell(self, x: int, y: int, z: int, biome: str) -> None:
        if biome == self.biome:
            self.biome_cells.pop((x, y, z), None)
        else:
            self.biome_cells[x, y, z] = biome

    @property
    def blocks(self) -> BlockTable:
        return self.behaviours.blocks

    @property
    def game_time(self) -> int:
        return self.world.game_time

    # -- writing -------------------------------------------------------------------------

    def set_block(
        self,
        pos: BlockPos,
        state: BlockState,
        flags: int = update_flags.ALL,
        limit: int = update_flags.UPDATE_LIMIT,
    ) -> bool:
        """Write a state with the hooks and updates that `flags` name.

        False if the state stood there already, lies outside the build height, or a hook
        replaced the block at once. Order: removal hook, placement hook, neighbour updates,
        comparators, shape updates (https://minecraft.wiki/w/Block_update).
        """
        section, index, pos = self._cells.get(pos) or self.cell(pos)
        state_id, old_id = state.id, section.ids[index]
        if state_id == old_id or not section.is_in_world:
            return False
        if section.is_shared:
            section.own()
        section.ids[index] = state_id
        self.write_count += 1
        if self._ticks_randomly[state_id] or self._ticks_randomly[old_id]:
            self._meet(section, old_id, state_id)
        if self.change_listener is not None:
            self.change_listener(pos, old_id, state_id)
        old_state = self._states[old_id] or self.behaviours.state(old_id)
        block, old_block = state.block, old_state.block
        if block is not old_block and self.block_entities:
            self._drop_block_entity(pos, old_state, flags)
        if not self._run_hooks(pos, old_state, state, flags):
            return False
        if state.has_block_entity and pos not in self.block_entities:
            self._add_default_block_entity(pos, state)
        if section.ids[index] == state_id:
            self._send_updates(pos, old_state, state, flags, limit)
        return True

    def _run_hooks(
        self, pos: BlockPos, old_state: BlockState, state: BlockState, flags: int
    ) -> bool:
        """False if another block stands there afterwards."""
        tables = self.behaviours
        moved = flags & update_flags.MOVE_BY_PISTON != 0
        hook = tables.on_remove[old_state.id]
        if (
            hook is not None
            and flags & _REMOVAL_IS_TOLD
            and (
                state.block is not old_state.block or _hears_changes(tables, old_state)
            )
        ):
            try:
                hook(self, pos, old_state, state, moved)
            except UnsupportedError as error:
                self.report_unsupported(error.mechanic, error.pos or pos)
            if self.get_block_state(pos).block is not state.block:
                return False
        hook = tables.on_place[state.id]
        if hook is not None and not flags & update_flags.SKIP_ON_PLACE:
            try:
                hook(self, pos, state, old_state, moved)
            except UnsupportedError as error:
                self.report_unsupported(error.mechanic, error.pos or pos)
        return True

    def _drop_block_entity(
        self, pos: BlockPos, old_state: BlockState, flags: int
    ) -> None:
        block_entity = self.block_entities.get(pos)
        if block_entity is None:
            return
        if not flags & update_flags.SKIP_BLOCK_ENTITY_SIDE_EFFECTS:
            try:
                block_entity.before_removal(self, old_state)
            except UnsupportedError as error:
                self.report_unsupported(error.mechanic, error.pos or pos)
        self.remove_block_entity(pos)

    def _send_updates(
        self,
        pos: BlockPos,
        old_state: BlockState,
        state: BlockState,
        flags: int,
        limit: int,
    ) -> None:
        tables, updater = self.behaviours, self.updater
        if flags & update_flags.NEIGHBORS:
            updater.update_around(pos, old_state.block)
            analog = tables.analog_output[state.id]
            if analog is not None and analog.has_analog_output(state):
                updater.update_comparators(pos, state.block)
        if flags & update_flags.KNOWN_SHAPE or limit <= 0:
            return
        # Neighbours that change shape tell their own neighbours, but never by drops.
        flags &= _FURTHER_SHAPES
        limit -= 1
        hook = tables.update_indirect_neighbor_shapes[old_state.id]
        if hook is not None:
            hook(self, pos, old_state, flags, limit)
        updater.update_shapes(pos, state, flags, limit)
        hook = tables.update_indirect_neighbor_shapes[state.id]
        if hook is not None:
            hook(self, pos, state, flags, limit)

    def update_or_destroy(
        self, pos: BlockPos, state: BlockState, flags: int, limit: int
    ) -> None:
        """Put the answer of a shape update in place; air means that the block breaks."""
        if state.is_air:
            drop = not flags & update_flags.SUPPRESS_DROPS
            self.destroy_block(pos, drop=drop, limit=limit)
        else:
            self.set_block(pos, state, flags & ~update_flags.SUPPRESS_DROPS, limit)

    def destroy_block(
        self, pos: BlockPos, *, drop: bool, limit: int = update_flags.UPDATE_LIMIT
    ) -> bool:
        """Replace a block by air, or by its fluid; false if nothing was there.

        Its items pop out; what is not simulated of that is reported, and the block breaks all the
        same.
        """
        state = self.get_block_state(pos)
        if state.is_air:
            return False
        if drop and self.world.game_rules.is_on("block_drops"):
            self._drop_items(pos, state)
        rest = self.blocks.air
        if state.fluid is not None:
            fluid = self.blocks.block(state.fluid)
            rest = state if state.block is fluid else fluid.default_state
        is_changed = self.set_block(pos, rest, update_flags.ALL, limit)
        if is_changed and self.behaviours.block_destroyed is not None:
            self.behaviours.block_destroyed(self, pos, state)
        return is_changed

    def _drop_items(self, pos: BlockPos, state: BlockState) -> None:
        hook = self.behaviours.drop_block
        if hook is None:
            self.report_unsupported(f"{state.block.name}: item drop", pos)
            return
        try:
            hook(self, pos, state)
        except UnsupportedError as error:
            self.report_unsupported(error.mechanic, error.pos or pos)

    # -- queues --------------------------------------------------------------------------

    def schedule_tick(
        self,
        pos: BlockPos,
        block: Block,
        delay: int,
        priority: TickPriority = TickPriority.NORMAL,
    ) -> None:
        """Dropped if one is pending for this block and position.

        Asked between ticks, a delay of 1 fires in the next tick, as the clock moves first.
        """
        self.block_ticks.schedule(pos, block, self.world.game_time + delay, priority)

    def has_scheduled_tick(self, pos: BlockPos, block: Block) -> bool:
        return self.block_ticks.has(pos, block)

    def will_tick_this_tick(self, pos: BlockPos, block: Block) -> bool:
        return self.block_ticks.will_run_this_tick(pos, block)

    def schedule_fluid_tick(self, pos: BlockPos, fluid: str, delay: int) -> None:
        """`fluid` with namespace: `minecraft:water` for sources, else `minecraft:flowing_water`."""
        self.fluid_ticks.schedule(pos, fluid, self.world.game_time + delay)

    def clear_ticks(self, box: BoundingBox) -> None:
        """Block and fluid ticks."""
        self.block_ticks.clear(box)
        self.fluid_ticks.clear(box)
        self.updater.forget_settled()

    def block_event(
        self, pos: BlockPos, block: Block, event_id: int, data: int
    ) -> None:
        self.block_events.add(BlockEvent(pos, block, event_id, data))

    def clear_block_events(self, box: BoundingBox) -> None:
        self.block_events.clear(box)

    # -- updates -------------------------------------------------------------------------

    def update_neighbors_at(
        self, pos: BlockPos, block: Block, except_direction: Direction | None = None
    ) -> None:
        """Tell the six neighbours that `block` at `pos` changed."""
        self.updater.update_around(pos, block, except_direction)

    def neighbor_changed(
        self, pos: BlockPos, block: Block, from_pos: BlockPos | None
    ) -> None:
        """Tell the block at `pos` alone that `block` at `from_pos` changed."""
        self.updater.update_one(pos, block, from_pos)

    def update_comparators_at(self, pos: BlockPos, block: Block) -> None:
        """Tell the comparators that read the block at `pos`."""
        self.updater.update_comparators(pos, block)

    def update_neighbor_shapes(
        self, pos: BlockPos, state: BlockState, flags: int, limit: int
    ) -> None:
        """Shape updates to the six neighbours of `state` at `pos`."""
        self.updater.update_shapes(pos, state, flags, limit)

    def update_shape_at(
        self,
        pos: BlockPos,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
        flags: int,
        limit: int,
    ) -> None:
        """A shape update to the block at `pos` alone."""
        self.updater.update_shape(
            pos, direction, neighbor_pos, neighbor_state, flags, limit
        )

    # -- time ----------------------------------------------------------------------------

    def tick(self) -> None:
        """One tick in the order of https://fallen-breath.github.io/MinecraftGamePhase/."""
        self.write_count += 1
        self.is_handling_tick = True
        if self.dimension_type.id is OVERWORLD:
            tick_phases.tick_world(self)
        if tick_phases.is_quiet(self):
            self.is_handling_tick = False
            return
        tick_phases.run_scheduled_ticks(self)
        tick_phases.run_random_ticks(self)
        tick_phases.run_block_events(self)
        self.is_handling_tick = False
        entity_phase.tick_entities(self)
        tick_phases.tick_block_entities(self)

    def next_due(self) -> int | None:
        """Game time of the next tick in which anything may happen here; None: never.

        The world's own timers (weather, clocks) are not in it.
        """
        return tick_phases.next_due(self)

    def statistics(self) -> LevelStatistics:
        updates = self.updater.statistics()
        return LevelStatistics(
            self.game_time,
            len(self.sections),
            sum(not section.is_shared for section in self.sections.values()),
            len(self.block_entities),
            len(self.entities),
            len(self.block_ticks),
            len(self.fluid_ticks),
            len(self.block_events),
            updates.updates,
            updates.skipped,
        )


_REMOVAL_IS_TOLD: Final = update_flags.NEIGHBORS | update_flags.MOVE_BY_PISTON
_FURTHER_SHAPES: Final = ~(update_flags.NEIGHBORS | update_flags.SUPPRESS_DROPS)


def _hears_changes(tables: BehaviourTables, state: BlockState) -> bool:
    behaviour = tables.behaviours[state.id]
    return behaviour is not None and behaviour.removed_by_state_change
