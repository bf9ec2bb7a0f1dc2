"""Items between hoppers, droppers and chests: none is lost, and idle ticks may be left out."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from gametest.behaviour.registry import register_behaviours
from gametest.block.block_table import BlockTable
from gametest.core.position import BlockPos
from gametest.core.version import NEWEST_VERSION
from gametest.entity.kinds import EntityKinds
from gametest.item.item_stack import ItemStack
from gametest.level.behaviour_tables import BehaviourTables
from gametest.level.container_block_entity import ContainerBlockEntity
from gametest.level.level import Level
from gametest.level.world.world_state import WorldState
from gametest.level.world_preset import WorldPreset
from gametest.nbt.tags import Int

BLOCKS = BlockTable.load(NEWEST_VERSION)
TABLES = BehaviourTables(BLOCKS)
register_behaviours(TABLES)
TABLES.freeze()
PRESET = WorldPreset.void(BLOCKS)
HOPPERS = tuple(
    f"hopper[facing={side}]" for side in ("down", "north", "south", "west", "east")
)
DROPPERS = tuple(f"dropper[facing={side}]" for side in ("up", "down", "west", "east"))
OTHERS = ("barrel", "chest", "shulker_box", "decorated_pot", "air")
KINDS = ("stone", "egg", "stick")

cells = st.tuples(st.integers(0, 2), st.integers(100, 102), st.integers(0, 2))
stacks = st.tuples(st.sampled_from(KINDS), st.integers(1, 5), st.integers(0, 1))
blocks = st.tuples(
    st.sampled_from((*HOPPERS, *HOPPERS, *DROPPERS, *OTHERS)),
    st.lists(stacks, max_size=4),
)
yards = st.dictionaries(cells, blocks, min_size=2, max_size=12)
Yard = dict[tuple[int, int, int], tuple[str, list[tuple[str, int, int]]]]


def built(yard: Yard) -> Level:
    world = WorldState(NEWEST_VERSION, entity_kinds=EntityKinds.load(NEWEST_VERSION))
    level = Level.of(TABLES, preset=PRESET, world=world)
    for pos, (text, held) in yard.items():
        level.set_block(BlockPos(*pos), BLOCKS.parse_state(text))
        container = level.get_block_entity(BlockPos(*pos))
        if not isinstance(container, ContainerBlockEntity):
            continue
        for slot, (kind, count, mark) in enumerate(held[: container.size]):
            stack = ItemStack(f"minecraft:{kind}", count)
            if mark:
                stack = stack.with_component("custom_data", {"a": Int(mark)})
            container.set_item(slot, stack)
    return level


def items_in(level: Level) -> Counter[str]:
    found: Counter[str] = Counter()
    for container in level.block_entities.values():
        if isinstance(container, ContainerBlockEntity):
            for stack in container.items:
                found[str(stack.with_count(1))] += stack.count
    for entity in level.entities_of_type("minecraft:item"):
        stack = ItemStack.from_nbt(entity.nbt.get("Item"))
        found[str(stack.with_count(1))] += stack.count
    found.pop("nothing", None)
    return found


def contents(level: Level) -> dict[BlockPos, list[str]]:
    return {
        pos: [str(stack) for stack in container.items]
        for pos, container in level.block_entities.items()
        if isinstance(container, ContainerBlockEntity)
    }


def pulse(level: Level, yard: Yard, *, is_on: bool) -> None:
    """Power to every dropper that has a free side to the north."""
    block = BLOCKS.parse_state("redstone_block" if is_on else "air")
    for x, y, z in yard:
        beside = BlockPos(x, y, z - 1)
        if beside not in yard:
            level.set_block(beside, block)


@given(yards)
@settings(max_examples=40)
def test_no_item_is_lost_or_made(yard: Yard) -> None:
    level = built(yard)
    before = items_in(level)
    for tick in range(30):
        if tick in (5, 15):
            pulse(level, yard, is_on=tick == 5)
        level.tick()

    assert before == items_in(level)


@given(yards)
@settings(max_examples=40)
def test_idle_ticks_may_be_left_out(yard: Yard) -> None:
    plain, skipping = built(yard), built(yard)
    for _ in range(40):
        plain.tick()
    end = skipping.game_time + 40
    while skipping.game_time < end:
        due = skipping.next_due()
        stop = end if due is None else min(due - 1, end)
        if stop > skipping.game_time:
            skipping.world.skip(stop - skipping.game_time)
        else:
            skipping.tick()

    assert contents(plain) == contents(skipping)
