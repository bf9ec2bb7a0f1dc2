"""Blocks that drop nothing when they break without a tool.

From the rules of https://minecraft.wiki/w/Breaking and the blocks' own pages, checked against the
26.2 drops of every state. Any other block makes an item appear, which is not simulated.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState

_NAMES: Final = frozenset(
    {
        "air",
        "barrier",
        "bedrock",
        "bee_nest",
        "blue_ice",
        "bubble_column",
        "budding_amethyst",
        "bush",
        "cake",
        "calibrated_sculk_sensor",
        "cave_air",
        "chain_command_block",
        "chiseled_bookshelf",
        "chorus_flower",
        "command_block",
        "end_gateway",
        "end_portal",
        "end_portal_frame",
        "fire",
        "frogspawn",
        "frosted_ice",
        "glass",
        "glass_pane",
        "glow_lichen",
        "hanging_roots",
        "ice",
        "jigsaw",
        "lava",
        "light",
        "moving_piston",
        "mushroom_stem",
        "nether_portal",
        "nether_sprouts",
        "packed_ice",
        "pale_hanging_moss",
        "piston_head",
        "powder_snow",
        "reinforced_deepslate",
        "repeating_command_block",
        "sculk",
        "sculk_catalyst",
        "sculk_sensor",
        "sculk_shrieker",
        "sculk_vein",
        "seagrass",
        "short_dry_grass",
        "small_dripleaf",
        "snow",
        "soul_fire",
        "spawner",
        "structure_block",
        "structure_void",
        "suspicious_gravel",
        "suspicious_sand",
        "tall_dry_grass",
        "tall_seagrass",
        "test_block",
        "test_instance_block",
        "trial_spawner",
        "turtle_egg",
        "vault",
        "vine",
        "void_air",
        "water",
    }
)
_ENDINGS: Final = (
    "_stained_glass",
    "_stained_glass_pane",
    "_amethyst_bud",
    "_coral",
    "_coral_fan",
    "_coral_wall_fan",
)
_TALL_PLANTS: Final = frozenset(
    {"sunflower", "lilac", "rose_bush", "peony", "pitcher_plant", "pitcher_crop"}
)


def _upper_half(state: BlockState) -> bool:
    return state.find("half") == "upper"


_PARTS: Final[dict[str, Callable[[BlockState], bool]]] = {
    "_door": _upper_half,
    "_bed": lambda state: state.find("part") == "foot",
}


def drops_nothing(state: BlockState) -> bool:
    """Whether no item appears when the block breaks by itself or by a command."""
    name = state.block.id.path
    if name in _NAMES or name.endswith(_ENDINGS) or name.startswith("infested_"):
        return True
    if name in _TALL_PLANTS:
        return _upper_half(state)
    if name == "pale_moss_carpet":
        return state.find("bottom") == "false"
    if name == "sweet_berry_bush":
        return state.find("age") in ("0", "1")
    if name == "tnt":
        return state.find("unstable") == "true"
    if name == "mangrove_propagule":
        return state.find("age") != "4"
    if name in ("cave_vines", "cave_vines_plant"):
        return state.find("berries") == "false"
    return any(
        name.endswith(ending) and is_part(state) for ending, is_part in _PARTS.items()
    )
