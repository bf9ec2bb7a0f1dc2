"""Drops that chance and Fortune decide, by the rules on the blocks' own pages.

https://minecraft.wiki/w/Fortune, https://minecraft.wiki/w/Leaves, https://minecraft.wiki/w/Gravel,
https://minecraft.wiki/w/Wheat_Seeds, https://minecraft.wiki/w/Melon_Seeds and so on; the order of the draws is
general knowledge of loot tables.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.core.random_source import RandomSource
    from gametest.item.item_stack import ItemStack

Drops = list[tuple[int, str]]

_ORES: Final = {
    "coal_ore": ("coal", 1, 1),
    "copper_ore": ("raw_copper", 2, 5),
    "diamond_ore": ("diamond", 1, 1),
    "emerald_ore": ("emerald", 1, 1),
    "gold_ore": ("raw_gold", 1, 1),
    "iron_ore": ("raw_iron", 1, 1),
    "lapis_ore": ("lapis_lazuli", 4, 9),
    "nether_gold_ore": ("gold_nugget", 2, 6),
    "nether_quartz_ore": ("quartz", 1, 1),
}
"""Item, least and most; Fortune multiplies."""
_HEAPS: Final = {
    "glowstone": ("glowstone_dust", 2, 4, 4),
    "melon": ("melon_slice", 3, 7, 9),
    "redstone_ore": ("redstone", 4, 5, 99),
    "sea_lantern": ("prismarine_crystals", 2, 3, 5),
}
"""Item, least and most, and the most with Fortune, which adds up to its level."""
_SOMETIMES: Final = {
    "gravel": ("flint", 1, 1),
    "gilded_blackstone": ("gold_nugget", 2, 5),
}
"""In place of the block."""
_RARE: Final = (0.1, 0.14285715, 0.25, 1.0)
"""Chances without Fortune, then by its level."""
_SAPLING: Final = (0.05, 0.0625, 0.083333336, 0.1)
_JUNGLE: Final = (0.025, 0.027777778, 0.03125, 0.041666668, 0.1)
_STICK: Final = (0.02, 0.022222223, 0.025, 0.033333335, 0.1)
_APPLE: Final = (0.005, 0.0055555557, 0.00625, 0.008333334, 0.025)
_VINES: Final = (0.33, 0.55, 0.77, 1.0)
_SAPLINGS: Final = {
    **{
        f"{wood}_leaves": f"{wood}_sapling"
        for wood in (
            "acacia",
            "birch",
            "cherry",
            "dark_oak",
            "oak",
            "pale_oak",
            "spruce",
        )
    },
    "azalea_leaves": "azalea",
    "flowering_azalea_leaves": "flowering_azalea",
    "jungle_leaves": "jungle_sapling",
    "mangrove_leaves": None,
}
_DOUBLE: Final = {"tall_grass": "short_grass", "large_fern": "fern"}
"""Two of these for shears."""
_GRASS: Final = 0.125
_SEED: Final = 0.5714286
_ROUNDS: Final = 3
_POISON: Final = 0.02
_STEM_PARTS: Final = 15


def draw_drops(
    state: BlockState, name: str, tool: ItemStack | None, random: RandomSource
) -> Drops | None:
    """`name`: the block's, standing and without namespace. None: not known here."""
    fortune = fortune_of(tool)
    plain = name.removeprefix("deepslate_")
    if plain in _ORES:
        item, least, most = _ORES[plain]
        return [(_between(random, least, most) * _multiple(random, fortune), item)]
    if plain in _HEAPS:
        item, least, most, limit = _HEAPS[plain]
        count = _between(random, least, most) + _up_to(random, fortune)
        return [(min(limit, count), item)]
    if name in _SOMETIMES:
        item, least, most = _SOMETIMES[name]
        if _happens(random, _RARE, fortune):
            return [(_between(random, least, most), item)]
        return [(1, name)]
    if name in _SAPLINGS:
        return _leaves(name, fortune, random)
    if name in _DOUBLE and tool is not None and tool.id == "minecraft:shears":
        return [(2 if state.get("half") == "lower" else 0, _DOUBLE[name])]
    return _plant(state, name, fortune, random)


def _leaves(name: str, fortune: int, random: RandomSource) -> Drops:
    found: Drops = []
    sapling = _SAPLINGS[name]
    chances = _JUNGLE if name == "jungle_leaves" else _SAPLING
    if sapling is not None and _happens(random, chances, fortune):
        found.append((1, sapling))
    if _happens(random, _STICK, fortune):
        found.append((_between(random, 1, 2), "stick"))
    if name in ("oak_leaves", "dark_oak_leaves") and _happens(random, _APPLE, fortune):
        found.append((1, "apple"))
    return found


def _plant(
    state: BlockState, name: str, fortune: int, random: RandomSource
) -> Drops | None:
    # Longer than other functions because it is a table, one case a plant.
    match name:
        case "short_grass" | "fern":
            if random.next_float() >= _GRASS:
                return []
            return [(1 + _up_to(random, 2 * fortune), "wheat_seeds")]
        case "tall_grass" | "large_fern":
            return _double_grass(state, name, fortune, random)
        case "dead_bush":
            return [(_between(random, 0, 2), "stick")]
        case "chorus_plant":
            return [(_between(random, 0, 1), "chorus_fruit")]
        case "brown_mushroom_block" | "red_mushroom_block":
            count = max(0, _between(random, -6, 2))
            return [(count, name.removesuffix("_block"))]
        case "weeping_vines" | "weeping_vines_plant":
            return [(int(_happens(random, _VINES, fortune)), "weeping_vines")]
        case "twisting_vines" | "twisting_vines_plant":
            return [(int(_happens(random, _VINES, fortune)), "twisting_vines")]
        case "amethyst_cluster":
            return [(4 * _multiple(random, fortune), "amethyst_shard")]
        case "wheat":
            return [(1, "wheat"), (_seeds(random, fortune), "wheat_seeds")]
        case "beetroots":
            return [(1, "beetroot"), (_seeds(random, fortune), "beetroot_seeds")]
        case "carrots":
            return [(1, "carrot"), (_seeds(random, fortune), "carrot")]
        case "potatoes":
            found = [(1, "potato"), (_seeds(random, fortune), "potato")]
            poison = random.next_float() < _POISON
            return [*found, (int(poison), "poisonous_potato")]
        case "nether_wart":
            count = _between(random, 2, 4) + _up_to(random, fortune)
            return [(count, "nether_wart")]
        case "sweet_berry_bush":
            least = int(state.get("age")) - 1
            count = _between(random, least, least + 1) + _up_to(random, fortune)
            return [(count, "sweet_berries")]
        case _ if name.endswith("_stem") and name.startswith(
            ("attached_", "melon", "pu")
        ):
            return _stem(state, name, random)
        case _:
            return None


def _double_grass(
    state: BlockState, name: str, fortune: int, random: RandomSource
) -> Drops | None:
    """Once for both halves."""
    if state.get("half") == "upper":
        return []
    return _plant(state, _DOUBLE[name], fortune, random)


def _stem(state: BlockState, name: str, random: RandomSource) -> Drops:
    """Three chances for a seed; an attached stem is as one of full age."""
    chance = (int(state.find("age") or 7) + 1) / _STEM_PARTS
    seeds = sum(random.next_float() < chance for _ in range(_ROUNDS))
    fruit = name.removeprefix("attached_").removesuffix("_stem")
    return [(seeds, f"{fruit}_seeds")]


def _seeds(random: RandomSource, fortune: int) -> int:
    rounds = _ROUNDS + fortune
    return 1 + sum(random.next_float() < _SEED for _ in range(rounds))


def _between(random: RandomSource, least: int, most: int) -> int:
    return least if least == most else least + random.next_int(most - least + 1)


def _up_to(random: RandomSource, most: int) -> int:
    return random.next_int(most + 1) if most > 0 else 0


def _multiple(random: RandomSource, fortune: int) -> int:
    """1, or with Fortune up to its level + 1; one of two more chances is a 1."""
    if fortune <= 0:
        return 1
    return max(0, random.next_int(fortune + 2) - 1) + 1


def _happens(random: RandomSource, chances: tuple[float, ...], fortune: int) -> bool:
    return random.next_float() < chances[min(fortune, len(chances) - 1)]


def fortune_of(tool: ItemStack | None) -> int:
    found = None if tool is None else tool.find("minecraft:enchantments")
    if not isinstance(found, dict):
        return 0
    for id, level in found.items():
        if id.removeprefix("minecraft:") == "fortune" and isinstance(level, int):
            return int(level)
    return 0
