"""The phases of a level's tick, in order.

https://fallen-breath.github.io/MinecraftGamePhase/ and https://minecraft.wiki/w/Tick: weather, time,
scheduled ticks (blocks, then fluids), random ticks, block events, entities, block entities. Natural
spawning, raids, thunderbolts, ice and snow do not happen; the support table says so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.core.random_source import LegacyRandom
from gametest.level.block_behaviour import FluidBehaviour
from gametest.level.block_events import BlockEvent
from gametest.level.entities import entity_phase
from gametest.level.place_random import mixed

if TYPE_CHECKING:
    from gametest.block.block import Block
    from gametest.level.level import Level
    from gametest.level.section import Section

_NOT_SIMULATED: Final = FluidBehaviour()


def tick_world(level: Level) -> None:
    """What the overworld does for all: weather, then time."""
    world = level.world
    world.tick_weather(level.random)
    world.game_time += 1
    if level.scheduled_functions is not None:
        level.scheduled_functions()
    world.tick_clocks()


def is_quiet(level: Level) -> bool:
    """None of the phases would find anything to do in the tick that has begun."""
    # Without a call: most ticks of a long wait do no more than this.
    if (
        level.bodies
        or level.ticking_block_entities
        or level.ticking_section_map
        or level.changed_entities
        or level.resting_entities
        or level.block_events.queue
    ):
        return False
    blocks, fluids = level.block_ticks.heap, level.fluid_ticks.heap
    if not blocks and not fluids:
        return True
    now = level.world.game_time
    return not ((blocks and blocks[0][0] <= now) or (fluids and fluids[0][0] <= now))


def run_scheduled_ticks(level: Level) -> None:
    """Blocks, then fluids."""
    now = level.world.game_time
    forget_settled, state_at = level.updater.forget_settled, level.get_block_state
    behaviours = level.behaviours.behaviours

    def run_block(pos: BlockPos, block: Block) -> None:
        # A tick that is no longer due in this tick may be asked for again.
        forget_settled()
        state = state_at(pos)
        behaviour = behaviours[state.id]
        if state.block is block and behaviour is not None:
            try:
                behaviour.tick(level, pos, state)
            except UnsupportedError as error:
                level.report_unsupported(error.mechanic, error.pos or pos)

    def run_fluid(pos: BlockPos, fluid: str) -> None:
        state = level.get_block_state(pos)
        if state.fluid_id != fluid:
            return
        kind = f"minecraft:{state.fluid}"
        behaviour = level.behaviours.fluid(kind) or _NOT_SIMULATED
        try:
            behaviour.tick(level, pos, state)
        except UnsupportedError as error:
            level.report_unsupported(error.mechanic, error.pos or pos)

    level.block_ticks.run_due(now, run_block)
    level.fluid_ticks.run_due(now, run_fluid)


def run_random_ticks(level: Level) -> None:
    """Only sections that hold randomly ticking blocks; chunks by x, z, sections upwards.

    The game draws places from one generator for the whole level, seeded from the time, so no run
    of it can be repeated. Here each section draws its own from seed, place and time, and so does
    each block that is hit: what stands elsewhere does not change it.
    """
    speed = ticking_speed(level)
    if not speed:
        return
    tables = level.behaviours
    for section in ticking_sections(level):
        left, bottom, back = (c << 4 for c in section.pos)
        value = mixed(level.random_tick_seed, *section.pos, level.game_time)
        for _ in range(speed):
            value = (value * 3 + 1013904223) & 0xFFFFFFFF
            bits = value >> 2
            x, z, y = bits & 15, bits >> 8 & 15, bits >> 16 & 15
            state_id = section.ids[y << 8 | z << 4 | x]
            behaviour = tables.behaviours[state_id]
            if behaviour is None or not tables.ticks_randomly(state_id):
                continue
            pos = BlockPos(left + x, bottom + y, back + z)
            kept, level.random = level.random, LegacyRandom(mixed(value, *pos))
            try:
                behaviour.random_tick(level, pos, tables.state(state_id))
            except UnsupportedError as error:
                level.report_unsupported(error.mechanic, error.pos or pos)
            finally:
                level.random = kept


def ticking_speed(level: Level) -> int:
    """Random ticks per section, 0 if no block ticks randomly at all."""
    if not level.ticking_section_map:
        return 0
    return int(level.world.game_rules.value("random_tick_speed"))


def ticking_sections(level: Level) -> list[Section]:
    """Those that hold such blocks now, looked at again where a write may have changed it."""
    found = level.ticking_section_map
    ticks = level.behaviours.ticks_randomly
    for key, section in tuple(found.items()):
        if section.holds_ticking is None:
            section.holds_ticking = any(map(ticks, set(section.ids)))
        if not section.holds_ticking:
            del found[key]
    return sorted(found.values(), key=lambda s: (s.pos.x, s.pos.z, s.pos.y))


def run_block_events(level: Level) -> None:
    if not len(level.block_events):
        return
    behaviours = level.behaviours.behaviours

    def run(event: BlockEvent) -> None:
        state = level.get_block_state(event.pos)
        behaviour = behaviours[state.id]
        if state.block is event.block and behaviour is not None:
            try:
                behaviour.trigger_event(
                    level, event.pos, state, event.event_id, event.data
                )
            except UnsupportedError as error:
                level.report_unsupported(error.mechanic, error.pos or event.pos)

    level.block_events.run(run)


def tick_block_entities(level: Level) -> None:
    """In the order in which they were added; one added meanwhile waits for the next tick."""
    if not level.ticking_block_entities:
        return
    now, box = level.world.game_time, level.ticking_box
    for pos, block_entity in tuple(level.ticking_block_entities.items()):
        if level.ticking_block_entities.get(pos) is not block_entity:
            continue
        if box is not None and not box.contains(pos):
            continue
        try:
            due = block_entity.next_due(level)
            if due is not None and due <= now:
                block_entity.tick(level)
        except UnsupportedError as error:
            level.report_unsupported(error.mechanic, error.pos or pos)


def next_due(level: Level) -> int | None:
    """The earliest game time at which one of the phases has something to do."""
    following = level.world.game_time + 1
    if (
        len(level.block_events)
        or level.changed_entities
        or (ticking_speed(level) and ticking_sections(level))
    ):
        return following
    dues = [level.block_ticks.next_due(), level.fluid_ticks.next_due()]
    if level.bodies:
        dues.append(entity_phase.next_due(level))
    dues += [entity.next_due(level) for entity in level.ticking_block_entities.values()]
    known = [due for due in dues if due is not None]
    return max(min(known), following) if known else None
