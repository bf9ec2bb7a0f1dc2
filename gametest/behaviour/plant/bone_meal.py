"""What bone meal does to a block, where that is a plain rule (https://minecraft.wiki/w/Bone_Meal).

Trees, huge fungi, and whatever is drawn from world generation are unsupported by name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from gametest.behaviour.plant.bamboo import bamboo_below, grow_bamboo, sprout
from gametest.behaviour.plant.crop import grow_crop
from gametest.behaviour.plant.growing_column import KELP, GrowingHead
from gametest.behaviour.plant.ripening import is_ripe, ripen
from gametest.behaviour.plant.sapling import advance_tree
from gametest.behaviour.plant.tall_crop import grow_pitcher
from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.interaction.item_spawn import pop_item
from gametest.item.item_stack import ItemStack
from gametest.level.update_flags import ALL, CLIENTS

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.level.level import Level

Effect = Callable[["Level", BlockPos, "BlockState"], bool]

_TREE_CHANCE: Final = 0.45
_TALLEST_BAMBOO: Final = 16
_MOST_FLOWERS: Final = 4
_UP: Final = Direction.UP
_TALL: Final = {"short_grass": "tall_grass", "fern": "large_fern"}
_NOT_SIMULATED: Final = frozenset(
    f"minecraft:{name}"
    for name in (
        "azalea",
        "big_dripleaf",
        "big_dripleaf_stem",
        "brown_mushroom",
        "bush",
        "closed_eyeblossom",
        "crimson_fungus",
        "crimson_nylium",
        "firefly_bush",
        "flowering_azalea",
        "glow_lichen",
        "grass_block",
        "moss_block",
        "netherrack",
        "open_eyeblossom",
        "pale_hanging_moss",
        "pale_moss_block",
        "pale_moss_carpet",
        "red_mushroom",
        "red_shrub",
        "sea_pickle",
        "seagrass",
        "shelf_mushroom",
        "small_dripleaf",
        "tall_dry_grass",
        "twisting_vines",
        "twisting_vines_plant",
        "warped_fungus",
        "warped_nylium",
        "weeping_vines",
        "weeping_vines_plant",
    )
)


def apply_bone_meal(level: Level, pos: BlockPos) -> bool:
    """True if one was used up, whether or not something grew."""
    state = level.get_block_state(pos)
    name = state.block.name
    effect = _EFFECTS.get(name.removeprefix("minecraft:"))
    if effect is None and name.endswith("_sapling"):
        effect = _sapling
    if effect is not None:
        return effect(level, pos, state)
    # Water over a firm floor grows seagrass.
    below = level.get_neighbor_state(pos, Direction.DOWN)
    is_lake = name == "minecraft:water" and state.is_fluid_source
    if name in _NOT_SIMULATED or (is_lake and below.is_face_sturdy(_UP)):
        raise UnsupportedError(f"bone meal: on {name}", pos)
    return False


def _crop(level: Level, pos: BlockPos, state: BlockState) -> bool:
    """Two to five ages; a third of that for beetroots."""
    if is_ripe(state):
        return False
    steps = 2 + level.random.next_int(4)
    if state.is_block("minecraft:beetroots"):
        steps //= 3
    grow_crop(level, pos, state, steps)
    return True


def _torchflower(level: Level, pos: BlockPos, state: BlockState) -> bool:
    grow_crop(level, pos, state, 1)
    return True


def _stem(level: Level, pos: BlockPos, state: BlockState) -> bool:
    """Ripe by it, it may bear at once."""
    if is_ripe(state):
        return False
    age = min(7, int(state.get("age")) + 2 + level.random.next_int(4))
    grown = state.with_("age", str(age))
    level.set_block(pos, grown, CLIENTS)
    behaviour = level.behaviours.behaviour(grown.block)
    if is_ripe(grown) and behaviour is not None:
        behaviour.random_tick(level, pos, grown)
    return True


def _pitcher(level: Level, pos: BlockPos, state: BlockState) -> bool:
    if state.get("half") == "upper":
        pos = Direction.DOWN.from_pos(pos)
        state = level.get_block_state(pos)
    return not is_ripe(state) and grow_pitcher(level, pos, state)


def _older(level: Level, pos: BlockPos, state: BlockState) -> bool:
    if is_ripe(state):
        return False
    ripen(level, pos, state)
    return True


def _sapling(level: Level, pos: BlockPos, state: BlockState) -> bool:
    if level.random.next_float() < _TREE_CHANCE:
        advance_tree(level, pos, state)
    return True


def _propagule(level: Level, pos: BlockPos, state: BlockState) -> bool:
    if state.get("hanging") == "true":
        return _older(level, pos, state)
    return _sapling(level, pos, state)


def _bamboo(level: Level, pos: BlockPos, state: BlockState) -> bool:
    """One or two blocks at the top."""
    top = pos
    while level.get_neighbor_state(top, _UP).block is state.block:
        top = _UP.from_pos(top)
    top_state = level.get_block_state(top)
    if (
        bamboo_below(level, top) + 1 >= _TALLEST_BAMBOO
        or top_state.get("stage") == "1"
        or not level.get_neighbor_state(top, _UP).is_air
    ):
        return False
    for _ in range(1 + level.random.next_int(2)):
        top_state = level.get_block_state(top)
        height = bamboo_below(level, top) + 1
        if (
            height >= _TALLEST_BAMBOO
            or top_state.get("stage") == "1"
            or not level.get_neighbor_state(top, _UP).is_air
        ):
            break
        grow_bamboo(level, top, top_state, height)
        top = _UP.from_pos(top)
    return True


def _shoot(level: Level, pos: BlockPos, state: BlockState) -> bool:
    if not level.get_neighbor_state(pos, _UP).is_air:
        return False
    sprout(level, pos)
    return True


def _kelp(level: Level, pos: BlockPos, state: BlockState) -> bool:
    while level.get_block_state(pos).is_block(KELP.body):
        pos = _UP.from_pos(pos)
    head = level.get_block_state(pos)
    if not head.is_block(KELP.head):
        return False
    return GrowingHead(KELP).grow(level, pos, head)


def _cave_vines(level: Level, pos: BlockPos, state: BlockState) -> bool:
    if state.get("berries") == "true":
        return False
    level.set_block(pos, state.with_("berries", "true"), CLIENTS)
    return True


def _tall_flower(level: Level, pos: BlockPos, state: BlockState) -> bool:
    pop_item(level, pos, ItemStack(state.block.name))
    return True


def _taller(level: Level, pos: BlockPos, state: BlockState) -> bool:
    """Two blocks high, where there is air above."""
    above = _UP.from_pos(pos)
    if not level.get_block_state(above).is_air:
        return False
    tall = level.blocks.block(_TALL[state.block.id.path]).default_state
    level.set_block(pos, tall.with_("half", "lower"), CLIENTS)
    level.set_block(above, tall.with_("half", "upper"), CLIENTS)
    return True


def _dry_grass(level: Level, pos: BlockPos, state: BlockState) -> bool:
    tall = level.blocks.block("minecraft:tall_dry_grass")
    level.set_block(pos, tall.default_state, ALL)
    return True


def _flower_bed(level: Level, pos: BlockPos, state: BlockState) -> bool:
    """One flower more; a full one gives one away."""
    amount = int(state.get("flower_amount"))
    if amount < _MOST_FLOWERS:
        level.set_block(pos, state.with_("flower_amount", str(amount + 1)), CLIENTS)
    else:
        pop_item(level, pos, ItemStack(state.block.name))
    return True


def _rooted_dirt(level: Level, pos: BlockPos, state: BlockState) -> bool:
    roots = level.blocks.block("minecraft:hanging_roots").default_state
    return _hang_below(level, pos, roots, ALL)


def _mangrove_leaves(level: Level, pos: BlockPos, state: BlockState) -> bool:
    propagule = level.blocks.block("minecraft:mangrove_propagule").default_state
    return _hang_below(level, pos, propagule.with_("hanging", "true"), CLIENTS)


def _hang_below(level: Level, pos: BlockPos, state: BlockState, flags: int) -> bool:
    below = Direction.DOWN.from_pos(pos)
    if not level.get_block_state(below).is_air:
        return False
    level.set_block(below, state, flags)
    return True


_EFFECTS: Final[dict[str, Effect]] = {
    **dict.fromkeys(("wheat", "carrots", "potatoes", "beetroots"), _crop),
    **dict.fromkeys(("pumpkin_stem", "melon_stem"), _stem),
    **dict.fromkeys(("sweet_berry_bush", "cocoa"), _older),
    **dict.fromkeys(("cave_vines", "cave_vines_plant"), _cave_vines),
    **dict.fromkeys(("kelp", "kelp_plant"), _kelp),
    **dict.fromkeys(("sunflower", "lilac", "rose_bush", "peony"), _tall_flower),
    **dict.fromkeys(_TALL, _taller),
    **dict.fromkeys(("pink_petals", "wildflowers"), _flower_bed),
    "mangrove_leaves": _mangrove_leaves,
    "rooted_dirt": _rooted_dirt,
    "short_dry_grass": _dry_grass,
    "torchflower_crop": _torchflower,
    "pitcher_crop": _pitcher,
    "mangrove_propagule": _propagule,
    "bamboo": _bamboo,
    "bamboo_sapling": _shoot,
}
