"""How easily blocks catch fire and burn away.

How much a block encourages fire beside it, and how likely a fire beside it destroys it: the table
of https://minecraft.wiki/w/Fire; those of older blocks were checked against
https://technical-minecraft.fandom.com/wiki/Fire, those of newer ones are general knowledge of that
table. Blocks of 26.3 whose numbers are not known are in `UNKNOWN`; poplar burns as oak, by likeness.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState


class Flammability(NamedTuple):
    encouragement: int
    burn_odds: int


NOT_FLAMMABLE: Final = Flammability(0, 0)
_WOOD: Final = Flammability(5, 20)
_LOG: Final = Flammability(5, 5)
_LEAVES: Final = Flammability(30, 60)
_PLANT: Final = Flammability(60, 100)
_CARPET: Final = Flammability(60, 20)
_SHELF: Final = Flammability(30, 20)
_VINE: Final = Flammability(15, 100)
_PALE_MOSS: Final = Flammability(5, 100)
_CAVE_VINE: Final = Flammability(15, 60)

_WOODS: Final = (
    "oak",
    "spruce",
    "birch",
    "jungle",
    "acacia",
    "dark_oak",
    "pale_oak",
    "mangrove",
    "cherry",
    "bamboo",
    "poplar",
)
_WOOD_KINDS: Final = ("planks", "slab", "stairs", "fence", "fence_gate", "mosaic")
_MOSAICS: Final = ("bamboo_mosaic_slab", "bamboo_mosaic_stairs")
_FLOWERS: Final = [
    "dandelion",
    "golden_dandelion",
    "torchflower",
    "poppy",
    "blue_orchid",
    "allium",
    "azure_bluet",
    "red_tulip",
    "orange_tulip",
    "white_tulip",
    "pink_tulip",
    "oxeye_daisy",
    "cornflower",
    "lily_of_the_valley",
    "wither_rose",
    "pink_petals",
    "wildflowers",
    "closed_eyeblossom",
    "open_eyeblossom",
    "sunflower",
    "lilac",
    "rose_bush",
    "peony",
    "pitcher_plant",
    "spore_blossom",
    "cactus_flower",
    "firefly_bush",
]
_GREENS: Final = [
    "short_grass",
    "fern",
    "dead_bush",
    "bush",
    "short_dry_grass",
    "tall_dry_grass",
    "tall_grass",
    "large_fern",
    "sweet_berry_bush",
    "big_dripleaf",
    "big_dripleaf_stem",
    "small_dripleaf",
    "leaf_litter",
]
_NAMED: Final[dict[str, Flammability]] = {
    **dict.fromkeys(_FLOWERS, _PLANT),
    **dict.fromkeys(_GREENS, _PLANT),
    **dict.fromkeys(_MOSAICS, _WOOD),
    "mangrove_roots": _WOOD,
    "bamboo_block": _LOG,
    "stripped_bamboo_block": _LOG,
    "azalea": _LEAVES,
    "flowering_azalea": _LEAVES,
    "hanging_roots": _LEAVES,
    "bookshelf": _SHELF,
    "chiseled_bookshelf": _SHELF,
    "lectern": _SHELF,
    "bee_nest": _SHELF,
    "beehive": _WOOD,
    "composter": _WOOD,
    "target": Flammability(15, 20),
    "tnt": _VINE,
    "coal_block": _LOG,
    "hay_block": _CARPET,
    "vine": _VINE,
    "glow_lichen": _VINE,
    "cave_vines": _CAVE_VINE,
    "cave_vines_plant": _CAVE_VINE,
    "dried_kelp_block": _LEAVES,
    "bamboo": Flammability(60, 60),
    "scaffolding": Flammability(60, 60),
    "pale_moss_block": _PALE_MOSS,
    "pale_moss_carpet": _PALE_MOSS,
    "pale_hanging_moss": _PALE_MOSS,
}
UNKNOWN: Final = frozenset(
    {"minecraft:red_shrub", "minecraft:shelf_mushroom", "minecraft:straw_bed"}
)
_UNKNOWN_ENDINGS: Final = ("_wool_slab", "_wool_stairs")


def flammability(state: BlockState) -> Flammability:
    """Nothing burns while it holds water."""
    if state.find("waterlogged") == "true":
        return NOT_FLAMMABLE
    name = state.block.id.path
    found = _NAMED.get(name)
    return _of_family(name) if found is None else found


def is_unknown(state: BlockState) -> bool:
    """Whether it burns is not known."""
    name = state.block.name
    return name in UNKNOWN or name.endswith(_UNKNOWN_ENDINGS)


def _of_family(name: str) -> Flammability:
    if name.endswith("_leaves"):
        return _LEAVES
    if name.endswith("_wool"):
        return _LEAVES
    if name.endswith("_carpet") and not name.endswith("moss_carpet"):
        return _CARPET
    bare = name.removeprefix("stripped_")
    for wood in _WOODS:
        kind = bare.removeprefix(f"{wood}_")
        if kind == bare:
            continue
        if kind in ("log", "wood"):
            return _LOG
        if kind == "shelf":
            return _SHELF
        if kind in _WOOD_KINDS and bare is name:
            return _WOOD
    return NOT_FLAMMABLE
