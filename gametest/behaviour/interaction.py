"""A hand at a block: using and hitting, with nothing in the hand.

Blocks that would answer in the game and have no behaviour here are unsupported, not idle.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour

if TYPE_CHECKING:
    from gametest.level.level import Level

_ANSWERS_USE: Final = frozenset(
    f"minecraft:{name}"
    for name in (
        "bell",
        "beacon",
        "cake",
        "campfire",
        "cave_vines",
        "cave_vines_plant",
        "chiseled_bookshelf",
        "composter",
        "daylight_detector",
        "decorated_pot",
        "dragon_egg",
        "jukebox",
        "lectern",
        "respawn_anchor",
        "soul_campfire",
        "sweet_berry_bush",
        "trapped_chest",
        "vault",
    )
)
_ANSWERS_USE_SUFFIXES: Final = (
    "_bed",
    "candle",
    "candle_cake",
    "_copper_golem_statue",
    "_shelf",
    "_sign",
)
_ANSWERS_ATTACK: Final = frozenset({"minecraft:dragon_egg"})


def use_block(level: Level, pos: BlockPos) -> bool:
    """A right click with an empty hand; true if the block did something."""
    state = level.get_block_state(pos)
    behaviour = level.behaviours.behaviours[state.id]
    if behaviour is not None and type(behaviour).use is not BlockBehaviour.use:
        return behaviour.use(level, pos, state)
    name = state.block.name
    if name in _ANSWERS_USE or name.endswith(_ANSWERS_USE_SUFFIXES):
        raise UnsupportedError(f"{name}: use", pos)
    return False


def attack_block(level: Level, pos: BlockPos) -> None:
    """A left click; breaking is another matter."""
    state = level.get_block_state(pos)
    behaviour = level.behaviours.behaviours[state.id]
    if state.block.name in _ANSWERS_ATTACK:
        raise UnsupportedError(f"{state.block.name}: attack", pos)
    if behaviour is not None:
        behaviour.attack(level, pos, state)
