"""How bright a place is, worked out on demand; nothing is kept.

https://minecraft.wiki/w/Light: block light and sky light lose 1 per block of way, or what the block
takes if that is more; sky light comes straight down without loss. Blocks that shade by their
shape (slabs, stairs, snow) are let out once and in once: if that makes a difference, the answer is
unsupported. The darkening by night and rain is https://minecraft.wiki/w/Light#Internal_light_level;
where versions differ by a level, and in the rain, it is known by its bounds.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from math import cos, pi
from typing import TYPE_CHECKING, Final, NamedTuple

from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.level.level import Level

_FULL: Final = 15
_DAY: Final = 24000
_NIGHT: Final = 11
_SLACK: Final = 0.12
"""By so much the versions differ where the sun rises and sets."""
_WEATHER_SHARE: Final = 5.0 / 16.0
_DAY_TIMELINE: Final = "minecraft:day"
_SHADING_ENDINGS: Final = ("_slab", "_stairs", "piston")
_SHADING_NAMES: Final = frozenset(
    f"minecraft:{name}"
    for name in (
        "calibrated_sculk_sensor",
        "daylight_detector",
        "dirt_path",
        "enchanting_table",
        "end_portal_frame",
        "farmland",
        "lectern",
        "piston_head",
        "sculk_sensor",
        "sculk_shrieker",
        "snow",
        "stonecutter",
    )
)


class Darkening(NamedTuple):
    """What night and weather take from sky light, at least and at most."""

    low: int
    high: int


_NONE: Final = Darkening(0, 0)


def has_brightness(level: Level, pos: BlockPos, at_least: int) -> bool:
    """Of block light or of sky light by day, whatever the time is."""
    sky = _NONE if level.dimension_type.has_sky_light else None
    return _decide(level, pos, at_least, sky)


def has_brightness_now(level: Level, pos: BlockPos, at_least: int) -> bool:
    """With sky light as dark as the hour and the weather make it."""
    sky = _darkening(level) if level.dimension_type.has_sky_light else None
    return _decide(level, pos, at_least, sky)


def has_block_light(level: Level, pos: BlockPos, at_least: int) -> bool:
    return _decide(level, pos, at_least, None)


def shades_by_shape(state: BlockState) -> bool:
    """Its faces keep light out, its inside does not."""
    name = state.block.name
    return name in _SHADING_NAMES or name.endswith(_SHADING_ENDINGS)


def is_open_to_sky(level: Level, pos: BlockPos, *, shapes_shade: bool = True) -> bool:
    """Nothing above takes any light from the sky."""
    if not level.dimension_type.has_sky_light:
        return False
    return sky_floor(level, pos.x, pos.z, pos.y, shapes_shade=shapes_shade) <= pos.y


def sky_floor(
    level: Level, x: int, z: int, lowest: int, *, shapes_shade: bool = True
) -> int:
    """The height of the uppermost block that takes light from the sky, at least `lowest`."""
    for y, state in states_down_to(level, x, z, lowest):
        if state.light_filter or (shapes_shade and shades_by_shape(state)):
            return y
    return lowest


def states_down_to(
    level: Level, x: int, z: int, lowest: int
) -> Iterator[tuple[int, BlockState]]:
    """What stands in a column, downwards, air left out; sections of nothing cost nothing."""
    air = level.preset.section(level.dimension, level.min_y, (level.max_y - 1) >> 4)
    y = level.max_y - 1
    while y >= lowest:
        if level.section(x >> 4, y >> 4, z >> 4).ids is air:
            y = (y & ~15) - 1
            continue
        state = level.get_block_state((x, y, z))
        if not state.is_air:
            yield y, state
        y -= 1


def _darkening(level: Level) -> Darkening:
    clock = level.dimension_type.default_clock
    if clock is None or _DAY_TIMELINE not in level.timelines:
        return Darkening(0, _FULL)
    clear = _light_factor(level.world.clocks.get(clock) % _DAY)
    weather = level.world.weather
    rain = 1.0 - weather.rain_level * _WEATHER_SHARE
    thunder = 1.0 - weather.rain_level * weather.thunder_level * _WEATHER_SHARE
    if clear == 0.0:
        return Darkening(_NIGHT, _NIGHT)
    slack = 0.0 if clear == 1.0 else _SLACK
    low = (1.0 - clear) * _NIGHT - slack
    high = (1.0 - clear * rain * thunder) * _NIGHT + slack
    return Darkening(max(0, int(low)), min(_NIGHT, int(high)))


def _light_factor(hour: int) -> float:
    """The share of sky light that the hour leaves: 1 by day, 0 at night."""
    turn = (hour / _DAY - 0.25) % 1.0
    angle = (turn * 2.0 + 0.5 - cos(turn * pi) / 2.0) / 3.0
    return 0.5 + 2.0 * max(-0.25, min(0.25, cos(2.0 * pi * angle)))


def _decide(level: Level, pos: BlockPos, at_least: int, sky: Darkening | None) -> bool:
    low = None if sky is None else sky.low
    high = None if sky is None else sky.high
    if not _reaches(level, pos, at_least, low, shapes_shade=False):
        return False
    if not _reaches(level, pos, at_least, high, shapes_shade=True):
        raise UnsupportedError("light: past shapes, at dusk or in the rain", pos)
    return True


def _reaches(
    level: Level,
    pos: BlockPos,
    at_least: int,
    darkening: int | None,
    shapes_shade: bool,
) -> bool:
    """Looks backwards, from the place to all that could light it enough."""
    best = {pos: 0}
    floors: dict[tuple[int, int], int] = {}
    lowest = max(pos.y - _FULL, level.min_y)
    heap: list[tuple[int, BlockPos]] = [(0, pos)]
    while heap:
        cost, at = heappop(heap)
        if cost > best[at]:
            continue
        state = level.get_block_state(at)
        if state.light_emission - cost >= at_least:
            return True
        if shapes_shade and at is not pos and shades_by_shape(state):
            continue
        taken = state.light_filter
        if darkening is not None and _FULL - cost - taken - darkening >= at_least:
            column = (at.x, at.z)
            if column not in floors:
                floors[column] = sky_floor(
                    level, at.x, at.z, lowest, shapes_shade=shapes_shade
                )
            if floors[column] <= at.y:
                return True
        cost += max(1, taken)
        if _FULL - cost < at_least:
            continue
        for side in Direction:
            beside = level.neighbor(at, side)
            if cost < best.get(beside, _FULL):
                best[beside] = cost
                heappush(heap, (cost, beside))
    return False
