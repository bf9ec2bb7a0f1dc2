"""Which behaviour a state has, and which of its hooks do anything, by state id.

Built once per run, frozen, and shared by all its levels: a fresh world costs nothing here.
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

WIRE: Final = "minecraft:redstone_wire"
COMPARATOR: Final = "minecraft:comparator"


@final
@attrs.define(eq=False, repr=False)
class BehaviourTables:
    """Register, then `freeze`; levels read the lists.

    Each list of hooks has one entry per state id: the bound method if the behaviour of that
    state overrides the hook, else None. A level asks the list and skips inert blocks.
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
    analog_output: list[BlockBehaviour | None] = attrs.field(init=False)
    """The behaviour where `has_analog_output` must be asked."""
    randomly_ticking: bytearray = attrs.field(init=False)
    """0: never, 1: yes, 2: `ticks_randomly` was not asked yet."""
    conductor: bytes = attrs.field(init=False)
    """1 where the state passes strong power on; the block table's own list."""
    states: list[BlockState | None] = attrs.field(init=False)
    """Interned states as far as they were asked for; `state` fills it."""
    block_entity_flags: bytearray = attrs.field(init=False)
    """1: none belongs to the state, 2: one does, 0: `has_block_entity` was not asked yet."""
    fluids: dict[str, FluidBehaviour] = attrs.field(init=False, factory=dict)
    """By fluid id, `minecraft:water`."""
    is_frozen: bool = attrs.field(init=False, default=False)
    unknown_blocks: list[str] = attrs.field(init=False, factory=list)
    """Registered names that this version does not have."""
    wire_ids: range = attrs.field(init=False)
    comparator_ids: range = attrs.field(init=False)
    _by_block: dict[str, BlockBehaviour] = attrs.field(init=False, factory=dict)

    def __attrs_post_init__(self) -> None:
        count = self.blocks.state_count
        self.behaviours = [None] * count
        self.states = [None] * count
        for name in _HOOKS:
            setattr(self, name, [None] * count)
        self.analog_output = [None] * count
        self.randomly_ticking = bytearray(count)
        self.block_entity_flags = bytearray(count)
        self.conductor = self.blocks.conductor
        self.wire_ids = self._ids_of(WIRE)
        self.comparator_ids = self._ids_of(COMPARATOR)

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
            if block.name in self._by_block and not replace:
                msg = f"{block.name} has a behaviour already"
                raise ValueError(msg)
            self._by_block[block.name] = behaviour
            self._write(block, behaviour)

    def register_fluid(self, fluid: str, behaviour: FluidBehaviour) -> None:
        self._check_open()
        if fluid in self.fluids:
            msg = f"{fluid} has a behaviour already"
            raise ValueError(msg)
        self.fluids[fluid] = behaviour

    def freeze(self) -> BehaviourTables:
        """No more registering; returns itself."""
        self.is_frozen = True
        return self

    def behaviour(self, block: Block) -> BlockBehaviour | None:
        return self.behaviours[block.first_state_id]

    def state(self, state_id: int) -> BlockState:
        """The interned state, kept for the next time."""
        found = self.states[state_id]
        if found is None:
            found = self.states[state_id] = self.blocks.state(state_id)
        return found

    def ticks_randomly(self, state_id: int) -> bool:
        """Whether random ticks do anything to the state."""
        flag = self.randomly_ticking[state_id]
        if flag == 2:
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
        asked = behaviour if _overrides(kind, "has_analog_output") else None
        self.analog_output[cells] = [asked] * count
        if _overrides(kind, "is_randomly_ticking"):
            self.randomly_ticking[cells] = b"\2" * count


_HOOKS: Final = (
    "neighbor_changed",
    "update_shape",
    "update_indirect_neighbor_shapes",
    "on_place",
    "on_remove",
    "get_signal",
    "get_direct_signal",
)


def _overrides(kind: type[BlockBehaviour], name: str) -> bool:
    return getattr(kind, name) is not getattr(BlockBehaviour, name)
