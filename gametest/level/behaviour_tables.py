"""Which behaviour a state has, and which of its hooks do anything, by state id.

Built once per run, frozen, and shared by all its levels: a fresh world costs nothing here. A run
meets few of the game's blocks, so a block's cells are filled when a level first writes it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final, final

import attrs

from gametest.level.block_behaviour import BlockBehaviour, FluidBehaviour

if TYPE_CHECKING:
    from gametest.block.block import Block
    from gametest.block.block_state import BlockState
    from gametest.block.block_table import BlockTable

Hook = Callable[..., Any]
FindBehaviour = Callable[["Block"], BlockBehaviour | None]
"""None: the block does nothing."""
FindFluid = Callable[[str], FluidBehaviour]
"""By fluid id, `minecraft:water`."""

WIRE: Final = "minecraft:redstone_wire"
COMPARATOR: Final = "minecraft:comparator"
REPEATER: Final = "minecraft:repeater"

_NEVER, _UNASKED, _NOT_MET = 0, 2, 3
"""Of `randomly_ticking`."""


@final
@attrs.define(eq=False, repr=False)
class BehaviourTables:
    """Register, then `freeze`; levels read the lists.

    Each list of hooks has one entry per state id: the bound method if the behaviour of that
    state overrides the hook, else None. A level asks the list and skips inert blocks.
    Who reads a list for a state that may stand in no level yet calls `meet` before; the lists
    are filled in place, so whoever holds one sees what is met later, but a copy does not.
    """

    blocks: BlockTable

    behaviours: list[BlockBehaviour | None] = attrs.field(init=False)
    neighbor_changed: list[Hook | None] = attrs.field(init=False)
    update_shape: list[Hook | None] = attrs.field(init=False)
    update_indirect_neighbor_shapes: list[Hook | None] = attrs.field(init=False)
    on_place: list[Hook | None] = attrs.field(init=False)
    on_remove: list[Hook | None] = attrs.field(init=False)
    get_signal: list[Hook | None] = attrs.field(init=False)
    get_direct_signal: list[Hook | None] = attrs.field(init=False)
    entity_inside: list[Hook | None] = attrs.field(init=False)
    step_on: list[Hook | None] = attrs.field(init=False)
    fall_on: list[Hook | None] = attrs.field(init=False)
    projectile_hit: list[Hook | None] = attrs.field(init=False)
    analog_output: list[BlockBehaviour | None] = attrs.field(init=False)
    """The behaviour where `has_analog_output` must be asked."""
    randomly_ticking: bytearray = attrs.field(init=False)
    """0: never, 1: yes, 2: `ticks_randomly` was not asked yet, 3: the block was not met yet."""
    conductor: bytes = attrs.field(init=False)
    """1 where the state passes strong power on; the block table's own list."""
    may_power_dust: bytearray = attrs.field(init=False)
    """1 for conductors and for what gives weak power, dust apart."""
    states: list[BlockState | None] = attrs.field(init=False)
    """Interned states as far as they were asked for; `state` fills it."""
    block_entity_flags: bytearray = attrs.field(init=False)
    """1: none belongs to the state, 2: one does, 0: `has_block_entity` was not asked yet."""
    fluids: dict[str, FluidBehaviour] = attrs.field(init=False, factory=dict)
    """By fluid id, `minecraft:water`; `fluid` fills it."""
    block_destroyed: Hook | None = attrs.field(init=False, default=None)
    """Called with level, position and old state after a block was destroyed, not replaced."""
    drop_block: Hook | None = attrs.field(init=False, default=None)
    """Called with level, position and state before a block is destroyed that may drop items."""
    lightning_struck: Hook | None = attrs.field(init=False, default=None)
    """Called with level and position of the block right below a bolt."""
    lightning_lit: Hook | None = attrs.field(init=False, default=None)
    """Called with level, cell of a bolt, and how many cells around it may catch fire."""
    is_rained_on: Hook | None = attrs.field(init=False, default=None)
    """Asked with level and position: whether rain falls there now."""
    fire_for: Hook | None = attrs.field(init=False, default=None)
    """Asked with level and position: the state of fire that belongs there."""
    looked_at: Hook | None = attrs.field(init=False, default=None)
    """Asked with level and player: the entity that it looks at, or None."""
    is_bright: Hook | None = attrs.field(init=False, default=None)
    """Asked with level, position and a light level: whether it is that bright there now."""
    is_frozen: bool = attrs.field(init=False, default=False)
    unknown_blocks: list[str] = attrs.field(init=False, factory=list)
    """Registered names that this version does not have."""
    wire_ids: range = attrs.field(init=False)
    comparator_ids: range = attrs.field(init=False)
    diode_ids: frozenset[int] = attrs.field(init=False)
    """Repeaters and comparators."""
    _find: FindBehaviour | None = attrs.field(init=False, default=None)
    _find_fluid: FindFluid | None = attrs.field(init=False, default=None)

    def __attrs_post_init__(self) -> None:
        count = self.blocks.state_count
        self.behaviours = [None] * count
        self.states = [None] * count
        for name in _HOOKS:
            setattr(self, name, [None] * count)
        self.analog_output = [None] * count
        self.randomly_ticking = bytearray((_NOT_MET,)) * count
        self.block_entity_flags = bytearray(count)
        self.conductor = self.blocks.conductor
        self.may_power_dust = bytearray(self.conductor)
        self.wire_ids = self._ids_of(WIRE)
        self.comparator_ids = self._ids_of(COMPARATOR)
        self.diode_ids = frozenset([*self.comparator_ids, *self._ids_of(REPEATER)])

    @classmethod
    def empty(cls, blocks: BlockTable) -> BehaviourTables:
        """No block does anything; frozen."""
        tables = cls(blocks)
        tables.freeze()
        return tables

    def register(
        self,
        which: Iterable[str] | Callable[[Block], bool],
        behaviour: BlockBehaviour,
        *,
        replace: bool = False,
    ) -> None:
        """Give a behaviour to blocks, by their ids or by a predicate over all blocks.

        Ids that this version does not have are noted in `unknown_blocks`. A block that has a
        behaviour already is an error unless `replace`.
        """
        self._check_open()
        if callable(which):
            blocks = [block for block in self.blocks.blocks() if which(block)]
        else:
            blocks = []
            for name in which:
                block = self.blocks.find_block(name)
                if block is None:
                    self.unknown_blocks.append(name)
                else:
                    blocks.append(block)
        for block in blocks:
            if not replace and self.behaviour(block) is not None:
                msg = f"{block.name} has a behaviour already"
                raise ValueError(msg)
            self._write(block, behaviour)

    def register_fluid(self, fluid: str, behaviour: FluidBehaviour) -> None:
        """By fluid id, `minecraft:water`."""
        self._check_open()
        if fluid in self.fluids:
            msg = f"{fluid} has a behaviour already"
            raise ValueError(msg)
        self.fluids[fluid] = behaviour

    def register_rest(self, find: FindBehaviour, find_fluid: FindFluid) -> None:
        """Ask these for a block or fluid that has no behaviour, when it is first met."""
        self._check_open()
        if self._find is not None:
            msg = "the rest has its behaviours already"
            raise ValueError(msg)
        self._find, self._find_fluid = find, find_fluid

    def freeze(self) -> BehaviourTables:
        """No more registering; returns itself."""
        self.is_frozen = True
        return self

    def meet(self, state_id: int) -> None:
        """Fill in the block of a state that comes into a level, if it is the first one."""
        if self.randomly_ticking[state_id] != _NOT_MET:
            return
        block = self.state(state_id).block
        found = None if self._find is None else self._find(block)
        if found is None:
            first, count = block.first_state_id, block.state_count
            self.randomly_ticking[first : first + count] = bytes((_NEVER,)) * count
        else:
            self._write(block, found)

    def behaviour(self, block: Block) -> BlockBehaviour | None:
        self.meet(block.first_state_id)
        return self.behaviours[block.first_state_id]

    def fluid(self, fluid: str) -> FluidBehaviour | None:
        """By fluid id, `minecraft:water`."""
        found = self.fluids.get(fluid)
        if found is None and self._find_fluid is not None:
            found = self.fluids[fluid] = self._find_fluid(fluid)
        return found

    def state(self, state_id: int) -> BlockState:
        """The interned state, kept for the next time."""
        found = self.states[state_id]
        if found is None:
            found = self.states[state_id] = self.blocks.state(state_id)
        return found

    def ticks_randomly(self, state_id: int) -> bool:
        """Whether random ticks do anything to the state."""
        flag = self.randomly_ticking[state_id]
        if flag == _UNASKED:
            behaviour = self.behaviours[state_id]
            assert behaviour is not None
            flag = int(behaviour.is_randomly_ticking(self.state(state_id)))
            self.randomly_ticking[state_id] = flag
        return flag == 1

    def has_block_entity(self, state_id: int) -> bool:
        """Whether one belongs to the state."""
        flag = self.block_entity_flags[state_id]
        if not flag:
            flag = 2 if self.state(state_id).has_block_entity else 1
            self.block_entity_flags[state_id] = flag
        return flag == 2

    def _check_open(self) -> None:
        if self.is_frozen:
            msg = "the behaviour tables are frozen"
            raise RuntimeError(msg)

    def _ids_of(self, name: str) -> range:
        block = self.blocks.find_block(name)
        if block is None:
            return range(0)
        return range(block.first_state_id, block.first_state_id + block.state_count)

    def _write(self, block: Block, behaviour: BlockBehaviour) -> None:
        first, count = block.first_state_id, block.state_count
        cells = slice(first, first + count)
        self.behaviours[cells] = [behaviour] * count
        kind = type(behaviour)
        for name in _HOOKS:
            if _overrides(kind, name):
                getattr(self, name)[cells] = [getattr(behaviour, name)] * count
            else:
                getattr(self, name)[cells] = [None] * count
        if _overrides(kind, "has_analog_output"):
            self.analog_output[cells] = [behaviour] * count
        else:
            self.analog_output[cells] = [None] * count
        gives = _overrides(kind, "get_signal") and block.name != WIRE
        self.may_power_dust[cells] = b"\1" * count if gives else self.conductor[cells]
        flag = _UNASKED if _overrides(kind, "is_randomly_ticking") else _NEVER
        self.randomly_ticking[cells] = bytes((flag,)) * count


_HOOKS: Final = (
    "neighbor_changed",
    "update_shape",
    "update_indirect_neighbor_shapes",
    "on_place",
    "on_remove",
    "get_signal",
    "get_direct_signal",
    "entity_inside",
    "step_on",
    "fall_on",
    "projectile_hit",
)


def _overrides(kind: type[BlockBehaviour], name: str) -> bool:
    return getattr(kind, name) is not getattr(BlockBehaviour, name)
