from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from gametest.block.block_state import BlockState
from gametest.block.block_table import BlockTable
from gametest.core.direction import Mirror, Rotation
from gametest.core.version import NEWEST_VERSION

TABLE = BlockTable.load(NEWEST_VERSION)
STATES = st.integers(0, TABLE.state_count - 1).map(TABLE.state)
ROTATIONS = st.sampled_from(Rotation)
MIRRORS = st.sampled_from(Mirror)


@given(STATES)
def test_four_quarter_turns_give_the_same_state(state: BlockState) -> None:
    turned = state
    for _ in range(4):
        turned = turned.rotate(Rotation.CLOCKWISE_90)

    assert turned is state


@given(STATES, ROTATIONS, ROTATIONS)
def test_turns_add_up(state: BlockState, one: Rotation, other: Rotation) -> None:
    assert state.rotate(one).rotate(other) is state.rotate(one.then(other))


@given(STATES.filter(lambda state: "shape" not in state.properties), MIRRORS)
def test_mirroring_twice_gives_the_same_state(
    state: BlockState, mirror: Mirror
) -> None:
    assert state.mirror(mirror).mirror(mirror) is state


@given(STATES)
def test_text_of_a_state_reads_back(state: BlockState) -> None:
    assert TABLE.parse_state(str(state)) is state
    assert TABLE.state_of(state.block.id, state.properties) is state


@given(STATES.filter(lambda state: bool(state.properties)), st.data())
def test_with_changes_only_the_named_property(
    state: BlockState, data: st.DataObject
) -> None:
    prop = data.draw(st.sampled_from(state.block.properties))
    value = data.draw(st.sampled_from(prop.values))
    changed = state.with_(prop.name, value)

    assert {**state.properties, prop.name: value} == changed.properties


def test_every_state_stays_inside_its_block_when_turned() -> None:
    for state in map(TABLE.state, range(TABLE.state_count)):
        for rotation in Rotation:
            assert state.rotate(rotation).block is state.block
        for mirror in Mirror:
            assert state.mirror(mirror).block is state.block
