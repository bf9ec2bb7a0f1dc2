"""How the properties of a state turn and mirror, by the kind of property.

The rules follow the words of the values, so one rule serves every block that has the property.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.core.direction import HORIZONTALS, Mirror, Rotation

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState

_SIDES: Final = tuple(direction.label for direction in HORIZONTALS)
_NORTH_SOUTH: Final = ("north", "south")
_SWAPPED_SHAPES: Final = {
    "inner_left": "inner_right",
    "inner_right": "inner_left",
    "outer_left": "outer_right",
    "outer_right": "outer_left",
}


def _turn_word(word: str, rotation: Rotation) -> str:
    """A side turned; any other word (`up`, `ascending`) as it is."""
    if word not in _SIDES:
        return word
    return _SIDES[(_SIDES.index(word) + rotation.steps) % 4]


def _mirror_word(word: str, mirror: Mirror) -> str:
    flips = _NORTH_SOUTH if mirror is Mirror.LEFT_RIGHT else ("east", "west")
    if word not in flips:
        return word
    return flips[1 - flips.index(word)]


def _two_words(one: str, other: str) -> str:
    """A rail shape is named north or south first: `south_east`, `north_south`."""
    if one in _NORTH_SOUTH and other in _NORTH_SOUTH:
        return "north_south"
    if one in _NORTH_SOUTH or one not in _SIDES:
        return f"{one}_{other}"
    return f"{other}_{one}" if other in _NORTH_SOUTH else "east_west"


def rotated_properties(state: BlockState, rotation: Rotation) -> dict[str, str]:
    """The properties that change under a turn, with their new values and all others."""
    old = state.properties
    new = dict(old)
    quarter = rotation.steps % 2 == 1
    if "facing" in old:
        new["facing"] = _turn_word(old["facing"], rotation)
    if "axis" in old and quarter:
        new["axis"] = {"x": "z", "z": "x"}.get(old["axis"], old["axis"])
    if "rotation" in old:
        new["rotation"] = str((int(old["rotation"]) + 4 * rotation.steps) % 16)
    if "orientation" in old:
        front, top = old["orientation"].split("_")
        new["orientation"] = (
            f"{_turn_word(front, rotation)}_{_turn_word(top, rotation)}"
        )
    if "shape" in old and "facing" not in old:
        one, other = (_turn_word(word, rotation) for word in old["shape"].split("_"))
        new["shape"] = _two_words(one, other)
    for side in _SIDES:
        if side in old:
            new[_turn_word(side, rotation)] = old[side]
    return new


def mirrored_properties(state: BlockState, mirror: Mirror) -> dict[str, str]:
    """As `rotated_properties`, for a mirror across the z axis or the x axis."""
    old = state.properties
    new = dict(old)
    if "facing" in old:
        new["facing"] = _mirror_word(old["facing"], mirror)
        if "hinge" in old:
            new["hinge"] = "left" if old["hinge"] == "right" else "right"
        if "shape" in old:
            _mirror_stairs(old, new, mirror)
    if "rotation" in old:
        turns = int(old["rotation"])
        flipped = 8 - turns if mirror is Mirror.LEFT_RIGHT else -turns
        new["rotation"] = str(flipped % 16)
    if "orientation" in old:
        front, top = old["orientation"].split("_")
        new["orientation"] = (
            f"{_mirror_word(front, mirror)}_{_mirror_word(top, mirror)}"
        )
    if "shape" in old and "facing" not in old:
        one, other = (_mirror_word(word, mirror) for word in old["shape"].split("_"))
        new["shape"] = _two_words(one, other)
    for side in _SIDES:
        if side in old:
            new[_mirror_word(side, mirror)] = old[side]
    return new


def _mirror_stairs(old: dict[str, str], new: dict[str, str], mirror: Mirror) -> None:
    """Uneven in the game: corners only change with the facing, inner ones only in z."""
    shape = old["shape"]
    if new["facing"] == old["facing"]:
        return
    if mirror is Mirror.FRONT_BACK and shape.startswith("inner"):
        return
    new["shape"] = _SWAPPED_SHAPES.get(shape, shape)
