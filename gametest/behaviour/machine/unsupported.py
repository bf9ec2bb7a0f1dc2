"""Blocks whose reaction to power or to a neighbour is known but not simulated.

Each raises in the hook in which the game would act, and does nothing before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import attrs

from gametest.behaviour.machine import work
from gametest.behaviour.machine.container import Container, WorkingBlockEntity, Works
from gametest.behaviour.machine.contents import HasContents, holds_something
from gametest.behaviour.nature.fluid import Waterloggable, schedule_flow
from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.block_entity import BlockEntity
from gametest.level.update_flags import ALL
from gametest.nbt.tags import Byte, Compound

if TYPE_CHECKING:
    from gametest.block.block import Block
    from gametest.level.level import Level


@final
@attrs.define(eq=False, repr=False)
class ActsOnPower(BlockBehaviour):
    """Acts as soon as it is placed or updated with power: TNT."""

    verb: str
    rule: str
    """The game rule that must be on."""

    def on_place(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        old_state: BlockState,
        moved: bool,
    ) -> None:
        if old_state.block is not state.block:
            self._check(level, pos, state)

    def neighbor_changed(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        source: Block,
        source_pos: BlockPos | None,
    ) -> None:
        self._check(level, pos, state)

    def _check(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if level.has_neighbor_signal(pos) and level.world.game_rules.is_on(self.rule):
            raise UnsupportedError(f"{state.block.name}: {self.verb}", pos)


@attrs.define(eq=False, repr=False)
class FollowsPower(BlockBehaviour):
    """Acts when power differs from its state `powered`: shelves."""

    verb: str

    def neighbor_changed(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        source: Block,
        source_pos: BlockPos | None,
    ) -> None:
        word = str(level.has_neighbor_signal(pos)).lower()
        if state.get("powered") != word:
            raise UnsupportedError(f"{state.block.name}: {self.verb}", pos)


@final
class Shelf(FollowsPower, HasContents):
    """Read by comparators; powered ones join their neighbours."""


@final
@attrs.define(eq=False, repr=False)
class PoweredBlockEntity(BlockEntity):
    """Remembers power where the state does not: command blocks, structure blocks."""

    is_powered: bool = attrs.field(init=False, default=False)
    _starts: bool = attrs.field(init=False, default=False)
    """Data made it always active, so it runs in the next tick."""

    def load(self, nbt: Compound) -> None:
        was_automatic = bool(self.nbt.get("auto"))
        super().load(nbt)
        self.is_powered = bool(self.nbt.pop("powered", 0))
        is_automatic = bool(self.nbt.get("auto"))
        self._starts = is_automatic and not was_automatic and not self.is_powered

    def save(self) -> Compound:
        return {**super().save(), "powered": Byte(self.is_powered)}

    def next_due(self, level: Level) -> int | None:
        return level.game_time if self._starts else None

    def tick(self, level: Level) -> None:
        self._starts = False
        state = level.get_block_state(self.pos)
        # A chain command block waits for the block behind it.
        waits = state.is_block("minecraft:chain_command_block")
        if not waits and "command_block" in state.block.name and _may_run(level):
            raise UnsupportedError(f"{state.block.name}: run", self.pos)


@final
@attrs.define(eq=False, repr=False)
class ActsOnRisingEdge(BlockBehaviour):
    """Command and structure blocks: the block entity knows whether power is new."""

    verb: str

    def new_block_entity(self, pos: BlockPos, state: BlockState) -> BlockEntity | None:
        kind = state.block_entity_type
        return None if kind is None else PoweredBlockEntity(kind, pos)

    def neighbor_changed(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        source: Block,
        source_pos: BlockPos | None,
    ) -> None:
        block_entity = level.get_block_entity(pos)
        if not isinstance(block_entity, PoweredBlockEntity):
            return
        has_signal = level.has_neighbor_signal(pos)
        if has_signal == block_entity.is_powered:
            return
        block_entity.is_powered = has_signal
        # Always active and chain command blocks do not wait for power.
        waits = not block_entity.nbt.get("auto") and not state.is_block(
            "minecraft:chain_command_block"
        )
        if has_signal and waits:
            self.tick(level, pos, state)

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if "command_block" not in state.block.name or _may_run(level):
            raise UnsupportedError(f"{state.block.name}: {self.verb}", pos)

    def has_analog_output(self, state: BlockState) -> bool:
        return "command_block" in state.block.name

    def get_analog_output(self, level: Level, pos: BlockPos, state: BlockState) -> int:
        block_entity = level.get_block_entity(pos)
        count = 0 if block_entity is None else block_entity.nbt.get("SuccessCount", 0)
        return max(0, min(15, int(count))) if isinstance(count, int) else 0


@attrs.define(eq=False, repr=False)
class Worker(Container):
    """Works by itself while its data say so: furnaces, brewing stands, hives."""

    verb: str
    works: Works = work.always
    is_read: bool = True
    """A comparator reads it."""
    watches_time: bool = False

    def new_block_entity(self, pos: BlockPos, state: BlockState) -> BlockEntity | None:
        kind = state.block_entity_type
        if kind is None:
            return None
        mechanic = f"{state.block.name}: {self.verb}"
        return WorkingBlockEntity(
            kind,
            pos,
            mechanic=mechanic,
            works=self.works,
            period=20 if self.watches_time else 1,
            watches_time=self.watches_time,
        )

    def has_analog_output(self, state: BlockState) -> bool:
        return self.is_read

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        raise UnsupportedError(f"{state.block.name}: {self.verb}", pos)


@final
class Campfire(Worker):
    """On hay its smoke rises higher (https://minecraft.wiki/w/Campfire)."""

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        super().update_shape(level, pos, state, direction, neighbor_pos, neighbor_state)
        if direction is not Direction.DOWN:
            return state
        is_signal = neighbor_state.is_block("minecraft:hay_block")
        return state.with_("signal_fire", str(is_signal).lower())


@final
class Shrieker(Waterloggable):
    """It calls when a player or a sensor makes it, and ends by itself."""

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if state.get("shrieking") == "true":
            level.set_block(pos, state.with_("shrieking", "false"), ALL)


@final
class Jukebox(Container):
    """Gives power while a record plays."""

    def is_signal_source(self, state: BlockState) -> bool:
        return True

    def get_signal(
        self, level: Level, pos: BlockPos, state: BlockState, direction: Direction
    ) -> int:
        if holds_something(level.get_block_entity(pos)):
            raise UnsupportedError("minecraft:jukebox: play", pos)
        return 0


@final
@attrs.define(eq=False, repr=False)
class ActsBeside(BlockBehaviour):
    """Acts when its surroundings are of a kind: sponges, soul sand under water, geysers."""

    verb: str
    when: str
    """`water`: at a side; `water_above`: a source; `geyser`: not dry, or water at a side."""
    delay: int = 0
    """Looks that many ticks after a change; 0: at once."""

    def on_place(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        old_state: BlockState,
        moved: bool,
    ) -> None:
        if old_state.block is not state.block:
            self._check(level, pos, state)

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        schedule_flow(level, pos, state)
        self._check(level, pos, state)
        return state

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if self._is_due(level, pos, state):
            raise UnsupportedError(f"{state.block.name}: {self.verb}", pos)

    def _check(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if not self._is_due(level, pos, state):
            return
        if self.delay > 0:
            level.schedule_tick(pos, state.block, self.delay)
        else:
            raise UnsupportedError(f"{state.block.name}: {self.verb}", pos)

    def _is_due(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        above = level.get_block_state(Direction.UP.from_pos(pos))
        match self.when:
            case "water_above":
                return above.is_block("minecraft:water") and above.is_fluid_source
            case "geyser" if state.find("potent_sulfur_state") != "dry":
                return True
            case _:
                return _is_wet(level, pos)


@final
@attrs.define(eq=False, repr=False)
class ActsWhenTouched(BlockBehaviour):
    """Redstone ore lights up under a hand; `use` and `attack` alike."""

    verb: str

    def use(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        raise UnsupportedError(f"{state.block.name}: {self.verb}", pos)

    def attack(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        raise UnsupportedError(f"{state.block.name}: {self.verb}", pos)

    def is_randomly_ticking(self, state: BlockState) -> bool:
        return state.find("lit") == "true"

    def random_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if state.find("lit") == "true":
            level.set_block(pos, state.with_("lit", "false"), ALL)


def _may_run(level: Level) -> bool:
    return level.world.game_rules.is_on("command_blocks_work")


def _is_wet(level: Level, pos: BlockPos) -> bool:
    return any(
        level.get_block_state(side.from_pos(pos)).fluid == "water" for side in Direction
    )
