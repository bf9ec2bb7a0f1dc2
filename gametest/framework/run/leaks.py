"""What a test leaves behind outside its box: blocks, entities, scores, rules, plans, chunks.

Only a test that has its world to itself can be blamed, so leaks are sought in batches of one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final, final

import attrs

from gametest.core.position import BlockPos
from gametest.framework.events import TestLeaked
from gametest.framework.game_test_info import GameTestInfo
from gametest.level.world.world_border import MAX_SIZE
from gametest.nbt.tags import copy_tag, nbt_equal

if TYPE_CHECKING:
    from gametest.level.level import Level
    from gametest.server.server import Server

_THINGS: Final = (
    "scheduled function ",
    "storage ",
    "objective ",
    "forced chunk ",
    "team ",
    "boss bar ",
    "stopwatch ",
)
"""What is there or not, rather than having a value."""
MAX_LISTED: Final = 20
"""Leaks of one kind that are listed; the rest is counted."""


@final
@attrs.define(eq=False, repr=False)
class LeakProbe:
    """`begin` when all is set up, `look` when the test is over."""

    _server: Server | None = attrs.field(default=None, init=False)
    _before: dict[str, Any] = attrs.field(factory=dict, init=False)
    _changed: dict[tuple[str, BlockPos], int] = attrs.field(factory=dict, init=False)
    """Cells that were written, with the state that stood there first."""
    _entities: frozenset[int] = attrs.field(default=frozenset(), init=False)
    """UUIDs of those that were there."""

    def begin(self, server: Server, infos: list[GameTestInfo]) -> None:
        if len(infos) != 1:
            return
        self._server = server
        self._changed.clear()
        self._before = _state_of(server)
        self._entities = frozenset(
            uuid for level in server.levels() for uuid in level.entities
        )
        for level in server.levels():
            level.change_listener = self._listener(level)

    def look(self, info: GameTestInfo) -> TestLeaked | None:
        """None if nothing was left behind, or if more tests than one share the world."""
        server = self._server
        if server is None:
            return None
        for level in server.levels():
            level.change_listener = None
        leaks: list[str] = []
        for found in (
            self._blocks(server, info),
            _ticks(server, info),
            _new_entities(server, info, self._entities),
            _compared(self._before, _state_of(server)),
        ):
            leaks.extend(_shortened(list(found)))
        if not leaks:
            return None
        return TestLeaked(test=str(info.spec.id), leaks=tuple(leaks))

    def _listener(self, level: Level) -> Any:
        changed, dimension = self._changed, str(level.dimension)

        def note(pos: BlockPos, old_id: int, _new_id: int) -> None:
            changed.setdefault((dimension, pos), old_id)

        return note

    def _blocks(self, server: Server, info: GameTestInfo) -> Iterator[str]:
        levels = {str(level.dimension): level for level in server.levels()}
        for (dimension, pos), old_id in sorted(self._changed.items()):
            level = levels[dimension]
            new_id = level.get_state_id(*pos)
            if new_id == old_id or _is_own(info, level, pos):
                continue
            old, new = level.blocks.state(old_id), level.blocks.state(new_id)
            yield f"block at {pos} in {dimension}: {old} became {new}"


def _is_own(info: GameTestInfo, level: Level, pos: tuple[int, int, int]) -> bool:
    placement = info.placement
    return (
        level is info.level
        and placement is not None
        and placement.padded_bounds.inflated(1).contains(pos)
    )


def _ticks(server: Server, info: GameTestInfo) -> Iterator[str]:
    for level in server.levels():
        for tick in level.block_ticks:
            if not _is_own(info, level, tick.pos):
                yield f"scheduled tick of {tick.kind.name} at {tick.pos}"
        for fluid in level.fluid_ticks:
            if not _is_own(info, level, fluid.pos):
                yield f"scheduled tick of {fluid.kind} at {fluid.pos}"


def _new_entities(
    server: Server, info: GameTestInfo, before: frozenset[int]
) -> Iterator[str]:
    """Players wherever they are, others outside the test's box."""
    for level in server.levels():
        for uuid, entity in level.entities.items():
            if uuid in before:
                continue
            if entity.is_player:
                yield f"player {entity.scoreboard_name}"
            elif not _is_own(info, level, entity.block_pos):
                yield f"entity {entity.type_id} at {entity.block_pos} in {level.dimension}"


def _state_of(server: Server) -> dict[str, Any]:
    world = server.world
    scores = {
        f"score of {holder} in {objective.name}": value
        for objective in world.scoreboard.objectives.values()
        for holder, value in objective.scores.items()
    }
    objectives = {f"objective {name}": "there" for name in world.scoreboard.objectives}
    rules = {
        f"game rule {key}": value for key, value in world.game_rules.snapshot().items()
    }
    storage = {
        f"storage {id}": copy_tag(world.command_storage.get(id))
        for id in world.command_storage.ids()
    }
    chunks = {
        f"forced chunk {chunk.x} {chunk.z} in {level.dimension}": "there"
        for level in server.levels()
        for chunk in level.forced_chunks
    }
    board = world.scoreboard
    things = {
        **{f"team {name}": tuple(team.members) for name, team in board.teams.items()},
        **{f"boss bar {id}": "there" for id in world.boss_bars},
        **{f"stopwatch {id}": "there" for id in world.stopwatches},
        **{f"scheduled function {one.name}": "there" for one in server.schedule},
    }
    other = {
        "default game mode": world.default_game_mode,
        "difficulty": world.difficulty.value,
        "weather": world.weather.kind.value,
        "world spawn": str(world.spawn.pos),
        "tick rate": f"{server.tick_rate.rate:g}",
        "freeze": server.tick_rate.is_frozen,
        **{
            f"clock {id} stopped": clock.is_paused
            for id in world.clocks.ids()
            if (clock := world.clocks.find(id)) is not None
        },
        **{
            f"world border of {level.dimension}": border
            for level in server.levels()
            if (border := _border_of(server, level)) is not None
        },
    }
    return {**objectives, **scores, **rules, **storage, **chunks, **things, **other}


def _border_of(server: Server, level: Level) -> str | None:
    """None while it is as at first."""
    border = server.world.find_border(level.dimension)
    if border is None:
        return None
    size = border.size_at(server.world.game_time)
    if (size, border.center_x, border.center_z) == (MAX_SIZE, 0.0, 0.0):
        return None
    return f"{size:.1f} wide at {border.center_x:g} {border.center_z:g}"


def _compared(before: Mapping[str, Any], after: Mapping[str, Any]) -> Iterator[str]:
    for key in sorted({*before, *after}):
        old, new = before.get(key), after.get(key)
        if key.startswith(_THINGS):
            if old is None or new is None:
                yield f"{key}: {'added' if old is None else 'removed'}"
            elif key.startswith("team "):
                if old != new:
                    yield f"{key}: other members"
            elif not nbt_equal(old, new):
                yield f"{key}: changed"
        elif old != new:
            yield f"{key}: {_word(old)} became {_word(new)}"


def _word(value: object) -> str:
    return "none" if value is None else str(value)


def _shortened(found: list[str]) -> list[str]:
    if len(found) <= MAX_LISTED:
        return found
    return [*found[:MAX_LISTED], f"and {len(found) - MAX_LISTED} more"]
