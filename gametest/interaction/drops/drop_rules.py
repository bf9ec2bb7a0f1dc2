"""What a block drops, by rules over families; `tables/drops.json` holds the families.

https://minecraft.wiki/w/Breaking and the blocks' own pages; the rules were checked against the
26.2 drops of every state with a plain tool, Silk Touch and shears. 26.3 by likeness.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from gametest.core.errors import UnsupportedError
from gametest.interaction.drops.drop_components import kept_components, kept_hive
from gametest.item.enchantments import enchantment_level
from gametest.item.item_stack import ItemStack, full_id
from gametest.nbt.tags import Int, Tag

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.core.position import BlockPos
    from gametest.level.block_entity import BlockEntity

_FILE: Final = Path(__file__).parent / "tables" / "drops.json"
_FACES: Final = ("down", "east", "north", "south", "up", "west")
_HIVES: Final = ("bee_nest", "beehive")
_SHEARS: Final = "minecraft:shears"
_SILK_TOUCH: Final = "minecraft:silk_touch"


def find_drops(
    state: BlockState,
    pos: BlockPos | None = None,
    *,
    tool: ItemStack | None = None,
    block_entity: BlockEntity | None = None,
    by_entity: bool = False,
) -> list[ItemStack]:
    """Empty if nothing appears.

    Raises `UnsupportedError` where chance, Fortune or a loot table decides what appears.
    """
    has_shears = tool is not None and tool.id == _SHEARS
    is_silky = tool is not None and has_silk_touch(tool)
    name = standing_name(state.block.id.path)
    if state.find("cracked") == "true":
        return _shattered(block_entity)
    found = _special(state, name, tool, by_entity, is_silky)
    if found is None:
        found = _by_table(state, name, has_shears, is_silky)
    if found is None:
        raise UnsupportedError(f"{state.block.name}: item drop", pos)
    stacks = [ItemStack(f"minecraft:{item}", count) for count, item in found if count]
    if is_silky and name in _HIVES:
        stacks = [kept_hive(stack, state, block_entity) for stack in stacks]
    if block_entity is None:
        return stacks
    return [kept_components(stack, state, block_entity, pos) for stack in stacks]


def _shattered(pot: BlockEntity | None) -> list[ItemStack]:
    """The four sides of a decorated pot, a sherd or a brick each (https://minecraft.wiki/w/Decorated_Pot)."""
    sherds = None if pot is None else pot.save().get("sherds")
    if isinstance(sherds, dict):
        # An object since 26.3: https://github.com/SpyglassMC/vanilla-mcdoc, world/component/block
        sides: list[Tag] = [sherds.get(side, _BRICK) for side in _SIDES]
    else:
        sides = list(sherds) if isinstance(sherds, list) else []
        sides += [_BRICK] * (len(_SIDES) - len(sides))
    return [
        ItemStack.from_nbt({"count": Int(1), **side})
        if isinstance(side, dict)
        else ItemStack(full_id(str(side)))
        for side in sides
    ]


def standing_name(name: str) -> str:
    """Wall forms drop what the standing form drops."""
    return name.replace("_wall_", "_").removeprefix("wall_")


_BRICK: Final = "minecraft:brick"
_SIDES: Final = ("back", "left", "right", "front")
_Drops = list[tuple[int, str]]


def _special(
    state: BlockState,
    name: str,
    tool: ItemStack | None,
    by_entity: bool,
    is_silky: bool,
) -> _Drops | None:
    """Blocks with a rule of their own; None: the table decides."""
    has_shears = tool is not None and tool.id == _SHEARS
    match name:
        case "snow":
            return _snow(int(state.get("layers")), by_entity, is_silky)
        case "chorus_flower":
            return [(1, name)] if by_entity else []
        case "resin_clump":
            return [(_faces(state), name)]
        case "glow_lichen":
            return [(_faces(state), name)] if has_shears else []
        case "sculk_vein":
            return [(_faces(state), name)] if is_silky else []
        case "cobweb":
            return [(1, name if has_shears or is_silky else "string")]
        case "amethyst_cluster":
            if is_silky:
                return [(1, name)]
            picks = tool is not None and tool.id.endswith("_pickaxe")
            return None if picks else [(2, "amethyst_shard")]
    return _by_state(state, name)


def _snow(layers: int, by_entity: bool, is_silky: bool) -> _Drops:
    if not by_entity:
        return []
    if not is_silky:
        return [(layers, "snowball")]
    return [(1, "snow_block")] if layers == 8 else [(layers, "snow")]


def _by_state(state: BlockState, name: str) -> _Drops | None:
    """Blocks of which properties alone say what drops."""
    match name:
        case "cave_vines" | "cave_vines_plant":
            return [(int(state.get("berries") == "true"), "glow_berries")]
        case "cocoa":
            return [(3 if state.get("age") == "2" else 1, "cocoa_beans")]
        case "pitcher_crop":
            if state.get("half") == "upper":
                return []
            ripe = state.get("age") == "4"
            return [(1, "pitcher_plant" if ripe else "pitcher_pod")]
        case "composter":
            return [(1, name), (int(state.get("level") == "8"), "bone_meal")]
        case "decorated_pot":
            return [(1, name)]
    if name.endswith("_slab"):
        return [(2 if state.get("type") == "double" else 1, name)]
    if name.endswith("candle_cake"):
        return [(1, name.removesuffix("_cake"))]
    if name.startswith("potted_"):
        plant = name.removeprefix("potted_").replace("azalea_bush", "azalea")
        return [(1, "flower_pot"), (1, plant)]
    return None


def _by_table(
    state: BlockState, name: str, has_shears: bool, is_silky: bool
) -> _Drops | None:
    """None: not simple."""
    table = _table()
    itself: _Drops = [(1, name)]
    if _find(table["nothing"], name):
        return []
    if (part := _find(table["only_part"], name)) is not None:
        key, value = part
        return itself if state.get(key) == value else []
    if (key := _find(table["as_many"], name)) is not None:
        return [(int(state.get(key)), name)]
    if _find(table["silk_touch"], name):
        return itself if is_silky else []
    if (sheared := table["shears"].get(name)) is not None:
        count, item = (1, name) if sheared == 1 else sheared
        return [(count, item)] if has_shears else []
    if name in table["shears_or_silk_touch"]:
        return itself if has_shears or is_silky else []
    if (host := _find(table["infested"], name)) is not None:
        item = name.removeprefix("infested_") if host == "*" else host
        return [(1, item)] if is_silky else []
    if (plain := table["else"].get(name)) is not None:
        return itself if is_silky else [_counted(plain)]
    if (item := table["other"].get(name)) is not None:
        return [(1, item)]
    if (crop := table["unripe"].get(name)) is not None:
        ripe, item = crop
        if int(state.get("age")) >= ripe:
            return None
        return [] if item is None else [(1, item)]
    needs = _find(table["not_simple"], name)
    if needs is None:
        return itself
    if (is_silky and needs in ("silk_touch", "either")) or (
        has_shears and needs in ("shears", "either")
    ):
        return [(1, table["plant_items"].get(name, name))]
    return None


def _counted(drop: str | list[Any]) -> tuple[int, str]:
    return (1, drop) if isinstance(drop, str) else (drop[0], drop[1])


def _find(patterns: Any, name: str) -> Any:
    """The value of the first pattern that covers the name; True in a list, None if none does."""
    is_map = isinstance(patterns, dict)
    if name in patterns:
        return patterns[name] if is_map else True
    for pattern in patterns:
        if "*" in pattern:
            start, _, end = pattern.partition("*")
            if (
                len(name) >= len(start) + len(end)
                and name.startswith(start)
                and name.endswith(end)
            ):
                return patterns[pattern] if is_map else True
    return None


def _faces(state: BlockState) -> int:
    return sum(state.find(face) == "true" for face in _FACES)


def has_silk_touch(tool: ItemStack) -> bool:
    return enchantment_level(tool, _SILK_TOUCH) > 0


@lru_cache(maxsize=1)
def _table() -> Mapping[str, Any]:
    """Read when a block first drops something."""
    table: Mapping[str, Any] = json.loads(_FILE.read_bytes())
    return table
