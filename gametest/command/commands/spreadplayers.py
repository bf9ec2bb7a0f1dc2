"""`spreadplayers`: entities to random places on the ground.

https://minecraft.wiki/w/Commands/spreadplayers: on the highest block that is not air, or under a
height on the highest with two blocks of air above it; never on water, lava or fire, since 26.3 on
nothing but what the tag `entities_can_teleport_to` names
(https://www.minecraft.net/en-us/article/minecraft-26-3-snapshot-4); at least `spreadDistance` from
each other, in a square of `maxRange`. Which places these are is drawn from the
level's random, as the game's own draw cannot be foretold either. The result is the number of places:
of entities, or of teams; the answer tells how far apart they are on average, a failure how far apart
they came to be.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import floor, hypot
from typing import TYPE_CHECKING, Final, NamedTuple

from gametest.command.arguments.coordinates import Vec2Argument
from gametest.command.arguments.entity_selector import EntityArgument
from gametest.command.arguments.primitive import (
    BoolArgument,
    FloatArgument,
    IntegerArgument,
)
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_node import (
    CommandContext,
    CommandNode,
    argument,
    literal,
)
from gametest.command.command_source_stack import GAME_MASTER, CommandSourceStack
from gametest.command.engine.compiled_command import Step
from gametest.command.errors import CommandError
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos, Vec3

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.command.arguments.coordinates import ColumnCoordinates
    from gametest.command.selector.entity_selector import EntitySelector
    from gametest.core.random_source import RandomSource
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

SUPPORT: Final = ""

_ROUNDS: Final = 10_000
_MOST_PAIRS: Final = 100_000_000
"""Looked at before it is refused: the game would go on for minutes, and this for hours."""
_UNSAFE: Final = frozenset(
    f"minecraft:{name}"
    for name in ("bubble_column", "fire", "lava", "soul_fire", "water")
)


class _Area(NamedTuple):
    x: float
    z: float
    reach: float
    distance: float
    top: int
    """The first height above which no one is put."""
    needs_room: bool
    """Two blocks of air above the ground (`under`)."""


def build(context: CommandBuildContext) -> CommandNode:
    def teams() -> CommandNode:
        targets = argument("targets", EntityArgument(context=context))
        return argument("respectTeams", BoolArgument()).then(targets.executes(_compile))

    under = argument("maxHeight", IntegerArgument()).then(teams())
    reach = argument("maxRange", FloatArgument(1.0)).then(
        literal("under").then(under), teams()
    )
    distance = argument("spreadDistance", FloatArgument(0.0)).then(reach)
    center = argument("center", Vec2Argument()).then(distance)
    return literal("spreadplayers").requires(GAME_MASTER).then(center)


def _compile(context: CommandContext) -> Step:
    center: ColumnCoordinates = context["center"]
    distance: float = context["spreadDistance"]
    reach: float = context["maxRange"]
    height: int | None = context.find("maxHeight")
    by_team: bool = context["respectTeams"]
    targets: EntitySelector = context["targets"]

    def run(source: CommandSourceStack) -> int:
        level = source.level
        if height is not None and height < level.min_y:
            message = (
                f"invalid maxHeight {height}; expected higher than world minimum "
                f"{level.min_y}"
            )
            raise CommandError(message)
        x, z = center.point(source)
        top = level.max_y if height is None else min(height, level.max_y)
        area = _Area(x, z, reach, distance, top, height is not None)
        groups = _groups(targets.some(source), by_team=by_team)
        what = "teams" if by_team else "entities"
        places = _places(level, area, len(groups), what)
        _spread(level, groups, places)
        source.send_success(
            f"spread {len(places)} {what} around {x:g}, {z:g} with an average distance "
            f"of {_average_distance(places):.2f} blocks apart"
        )
        return len(places)

    return run


def _groups(entities: Iterable[Entity], *, by_team: bool) -> list[list[Entity]]:
    """Those who go together; who has no team is a group with the others without one."""
    if not by_team:
        return [[entity] for entity in entities]
    found: dict[str | None, list[Entity]] = {}
    for entity in entities:
        name = None
        # Only players count by their team.
        if entity.is_player and entity.level is not None:
            team = entity.level.world.scoreboard.team_of(entity.scoreboard_name)
            name = None if team is None else team.name
        found.setdefault(name, []).append(entity)
    return list(found.values())


def _places(level: Level, area: _Area, count: int, what: str) -> list[Vec3]:
    random = level.random
    points = [_drawn(random, area) for _ in range(count)]
    heights: dict[_Column, int | None] = {}
    for number in range(_ROUNDS):
        if number * count**2 > _MOST_PAIRS:
            raise UnsupportedError(
                f"spreadplayers: room for {count} {what} by long trial"
            )
        moved, points = _pushed_apart(points, area, random)
        grounds = []
        for x, z in points:
            column = floor(x), floor(z)
            if column not in heights:
                heights[column] = _ground(level, area, column)
            grounds.append(heights[column])
        if not moved and None not in grounds:
            return [
                Vec3(floor(x) + 0.5, float(y), floor(z) + 0.5)
                for (x, z), y in zip(points, grounds, strict=True)
                if y is not None
            ]
        points = [
            _drawn(random, area) if ground is None else point
            for point, ground in zip(points, grounds, strict=True)
        ]
    # Of one alone there is no distance: then no place is safe.
    apart = min(_distances(points), default=0.0)
    message = (
        f"could not spread {count} {what} around {area.x:g}, {area.z:g} (too many "
        f"entities for space, try using spread of at most {apart:.2f})"
    )
    raise CommandError(message)


_Point = tuple[float, float]
_Column = tuple[int, int]


def _drawn(random: RandomSource, area: _Area) -> _Point:
    reach = area.reach
    return (
        area.x - reach + random.next_double() * 2.0 * reach,
        area.z - reach + random.next_double() * 2.0 * reach,
    )


def _pushed_apart(
    points: list[_Point], area: _Area, random: RandomSource
) -> tuple[bool, list[_Point]]:
    """Away from the middle of all that are too near; whether there were any."""
    found = []
    too_near = False
    for index, (x, z) in enumerate(points):
        near = [
            other
            for place, other in enumerate(points)
            if place != index and hypot(other[0] - x, other[1] - z) < area.distance
        ]
        if not near:
            found.append((x, z))
            continue
        too_near = True
        away_x = x - sum(point[0] for point in near) / len(near)
        away_z = z - sum(point[1] for point in near) / len(near)
        length = hypot(away_x, away_z)
        if length <= 0.0:
            found.append(_drawn(random, area))
            continue
        found.append(_inside((x + away_x / length, z + away_z / length), area))
    return too_near, found


def _distances(points: list[_Point]) -> list[float]:
    """Of each to its nearest; empty for one alone."""
    return [
        min(
            hypot(other[0] - x, other[1] - z)
            for place, other in enumerate(points)
            if place != index
        )
        for index, (x, z) in enumerate(points)
        if len(points) > 1
    ]


def _average_distance(places: list[Vec3]) -> float:
    found = _distances([(place.x, place.z) for place in places])
    return sum(found) / len(found) if found else 0.0


def _inside(point: _Point, area: _Area) -> _Point:
    x, z = point
    return (
        max(area.x - area.reach, min(area.x + area.reach, x)),
        max(area.z - area.reach, min(area.z + area.reach, z)),
    )


def _ground(level: Level, area: _Area, column: _Column) -> int | None:
    """The height to stand at; None where nobody can."""
    column_x, column_z = column
    air_above = 0
    # The room above the highest ground that counts may lie above the height itself.
    first = area.top + 1 if area.needs_room else area.top - 1
    for y in range(first, level.min_y - 1, -1):
        state = level.get_block_state(BlockPos(column_x, y, column_z))
        if state.is_air:
            air_above += 1
        elif y >= area.top or (area.needs_room and air_above < 2):
            air_above = 0
        else:
            return y + 1 if _is_safe(level, state) else None
    return None


def _is_safe(level: Level, state: BlockState) -> bool:
    if level.world.version.spreads_by_tag:
        # The tag is all that blocks motion, as the property of before.
        return state.blocks_motion
    return state.block.name not in _UNSAFE


def _spread(level: Level, groups: list[list[Entity]], places: list[Vec3]) -> None:
    from gametest.entity.teleporting import teleport

    for group, place in zip(groups, places, strict=True):
        for entity in group:
            teleport(entity, level, place, entity.yaw, entity.pitch)
