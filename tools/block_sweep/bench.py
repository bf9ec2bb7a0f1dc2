"""A small place in which one state stands, and what can be seen to change around it."""

from __future__ import annotations

from typing import Final, final

import attrs

from gametest.behaviour.registry import register_behaviours
from gametest.block.block_state import BlockState
from gametest.block.block_table import BlockTable
from gametest.core.bounding_box import BoundingBox
from gametest.core.position import BlockPos
from gametest.entity.kinds import EntityKinds
from gametest.level.behaviour_tables import BehaviourTables
from gametest.level.entities.entity_kind import LazyEntityKinds
from gametest.level.level import Level
from gametest.level.world.world_state import WorldState

PLACE: Final = BlockPos(8, 101, 8)
_SEEN: Final = BoundingBox(
    PLACE.x - 2, PLACE.y - 2, PLACE.z - 2, PLACE.x + 2, PLACE.y + 3, PLACE.z + 2
)
_ROOM: Final = BoundingBox(
    PLACE.x - 6, PLACE.y, PLACE.z - 6, PLACE.x + 6, PLACE.y + 6, PLACE.z + 6
)
_FLOOR: Final = _ROOM._replace(min_y=PLACE.y - 1, max_y=PLACE.y - 1)
_CELLAR: Final = _ROOM._replace(min_y=PLACE.y - 6, max_y=PLACE.y - 2)
_WHOLE: Final = _ROOM._replace(min_y=PLACE.y - 6)

_CELLS: Final = tuple(_SEEN.positions())

Seen = tuple[tuple[int, ...], int, tuple[str, ...]]
"""States of the box, entities, and block entity data."""


@final
@attrs.define(eq=False)
class SweepBench:
    level: Level
    missing: list[str] = attrs.field(factory=list)
    """Mechanics reported so far."""

    def __attrs_post_init__(self) -> None:
        self.level.unsupported_sink = lambda mechanic, _pos: self.missing.append(
            mechanic
        )
        rules = self.level.world.game_rules
        for rule in ("random_tick_speed", "fire_spread_radius_around_player"):
            rules.set(rule, 0)

    @classmethod
    def of(cls, blocks: BlockTable) -> SweepBench:
        tables = BehaviourTables(blocks)
        register_behaviours(tables)
        kinds = LazyEntityKinds(lambda: EntityKinds.load(blocks.version))
        world = WorldState(blocks.version, 0, entity_kinds=kinds)
        return cls(Level.of(tables.freeze(), world=world))

    def state(self, text: str) -> BlockState:
        return self.level.blocks.parse_state(text)

    def clear(self) -> None:
        """A floor of stone in empty air, nothing pending."""
        level = self.level
        for entity in tuple(level.entities.values()):
            level.remove_entity(entity)
        for pos in tuple(level.block_entities):
            level.remove_block_entity(pos)
        air = level.blocks.air.id
        level.fill_states(_ROOM, air)
        level.fill_states(_FLOOR, self.state("stone").id)
        level.fill_states(_CELLAR, air)
        level.clear_ticks(_WHOLE)
        level.clear_block_events(_WHOLE)

    def put(self, pos: BlockPos, state: BlockState) -> None:
        """With the updates of an ordinary write."""
        self.level.set_block(pos, state)

    def put_quietly(self, pos: BlockPos, state: BlockState) -> None:
        self.level.set_states_quiet([(pos, state.id)])

    def tick(self, count: int = 1) -> None:
        for _ in range(count):
            self.level.tick()

    def look(self, *, without: tuple[BlockPos, ...] = ()) -> Seen:
        """All that can be told apart from outside; `without` are cells of no account."""
        level = self.level
        states = tuple(
            0 if pos in without else level.get_state_id(*pos) for pos in _CELLS
        )
        data = tuple(
            f"{pos}{level.block_entities[pos].save()}"
            for pos in sorted(level.block_entities)
            if pos not in without
        )
        return states, len(level.entities), data
