"""A level against a plain dictionary, under random writes, fills and ticks."""

from __future__ import annotations

import attrs
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from gametest.block.block import Block
from gametest.block.block_state import BlockState
from gametest.block.block_table import BlockTable
from gametest.core.bounding_box import BoundingBox
from gametest.core.position import BlockPos
from gametest.core.version import NEWEST_VERSION
from gametest.level.behaviour_tables import BehaviourTables
from gametest.level.block_behaviour import BlockBehaviour, FluidBehaviour
from gametest.level.level import Level
from gametest.level.level_ticks import LevelTicks
from gametest.level.world_preset import WorldPreset

BLOCKS = BlockTable.load(NEWEST_VERSION)
NAMES = ("air", "stone", "dirt", "chest", "observer", "wheat")
IDS = {name: BLOCKS.block(name).default_state.id for name in NAMES}
FINAL = BLOCKS.block("gold_block").default_state


class Ripening(BlockBehaviour):
    """Becomes gold when its tick comes."""

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        level.set_block(pos, FINAL)


def made_tables(met: set[str]) -> BehaviourTables:
    """Notes in `met` which blocks were asked for."""
    ripening = Ripening()

    def find(block: Block) -> BlockBehaviour | None:
        met.add(block.name)
        return ripening if block.name == "minecraft:observer" else None

    tables = BehaviourTables(BLOCKS)
    tables.register_rest(find, lambda _: FluidBehaviour())
    return tables.freeze()


PRESET = WorldPreset.void(BLOCKS)

coordinates = st.integers(-3, 20)
positions = st.builds(BlockPos, coordinates, st.integers(60, 83), coordinates)
names = st.sampled_from(NAMES)


@attrs.define
class Pending:
    due: int
    order: int


class LevelMachine(RuleBasedStateMachine):
    level: Level
    cells: dict[BlockPos, int]
    pending: dict[BlockPos, Pending]
    met: set[str]

    @initialize()
    def start(self) -> None:
        self.met = set()
        self.level = Level.of(made_tables(self.met), preset=PRESET)
        self.cells = {}
        self.pending = {}

    @rule(pos=positions, name=names)
    def set_block(self, pos: BlockPos, name: str) -> None:
        state = BLOCKS.block(name).default_state
        differs = self.cells.get(pos, 0) != state.id

        assert differs == self.level.set_block(pos, state)
        self.cells[pos] = state.id

    @rule(cells=st.lists(st.tuples(positions, names), max_size=20))
    def set_quietly(self, cells: list[tuple[BlockPos, str]]) -> None:
        self.level.set_states_quiet((pos, IDS[name]) for pos, name in cells)
        self.cells.update((pos, IDS[name]) for pos, name in cells)

    @rule(one=positions, other=positions, name=names)
    def fill(self, one: BlockPos, other: BlockPos, name: str) -> None:
        box = BoundingBox.of_corners(one, other)
        places = list(box.positions())
        expected = sum(self.cells.get(pos, 0) != IDS[name] for pos in places)

        assert expected == self.level.fill_states(box, IDS[name])
        self.cells.update(dict.fromkeys(places, IDS[name]))

    @rule(pos=positions, delay=st.integers(0, 4))
    def schedule(self, pos: BlockPos, delay: int) -> None:
        self.level.schedule_tick(pos, BLOCKS.block("observer"), delay)
        due = self.level.game_time + delay
        self.pending.setdefault(pos, Pending(due, len(self.pending)))

    @rule(one=positions, other=positions)
    def clear_ticks(self, one: BlockPos, other: BlockPos) -> None:
        box = BoundingBox.of_corners(one, other)
        self.level.clear_ticks(box)
        self.pending = {p: t for p, t in self.pending.items() if not box.contains(p)}

    @rule()
    def tick(self) -> None:
        self.level.tick()
        now = self.level.game_time
        for pos in [pos for pos, tick in self.pending.items() if tick.due <= now]:
            del self.pending[pos]
            if self.cells.get(pos, 0) == IDS["observer"]:
                self.cells[pos] = FINAL.id

    @invariant()
    def reads_as_the_dictionary(self) -> None:
        level = self.level
        for pos, state_id in self.cells.items():
            assert state_id == level.get_state_id(*pos)
            assert state_id == level.get_block_state(pos).id
        chests = {pos for pos, found in self.cells.items() if found == IDS["chest"]}
        assert chests == set(level.block_entities)

    @invariant()
    def has_met_every_block_that_stands_in_it(self) -> None:
        found = set().union(*(section.ids for section in self.level.sections.values()))

        assert {BLOCKS.state(id).block.name for id in found} <= self.met

    @invariant()
    def knows_when_something_is_due(self) -> None:
        due = min((tick.due for tick in self.pending.values()), default=None)
        expected = None if due is None else max(due, self.level.game_time + 1)
        assert expected == self.level.next_due()


TestLevelMachine = LevelMachine.TestCase
TestLevelMachine.settings = settings(
    max_examples=40, stateful_step_count=25, deadline=None
)


@given(
    st.lists(
        st.tuples(st.integers(0, 5), st.integers(-3, 3), st.integers(0, 9)), max_size=60
    ),
    st.integers(1, 70),
)
def test_ticks_run_in_the_order_of_a_sorted_list(
    requests: list[tuple[int, int, int]], limit: int
) -> None:
    ticks: LevelTicks[str] = LevelTicks(limit)
    model: dict[int, tuple[int, int, int]] = {}
    for order, (time, priority, x) in enumerate(requests):
        ticks.schedule(BlockPos(x, 0, 0), "x", time, priority)
        model.setdefault(x, (time, priority, order))
    expected = [x for x, _ in sorted(model.items(), key=lambda item: item[1])]
    found: list[int] = []
    while len(ticks):
        ticks.run_due(5, lambda pos, _kind: found.append(pos.x))

    assert expected == found
