"""Block states saved by older versions, brought to the names of the target version.

Source of the rules: https://github.com/misode/technical-changes (1.17 to 26.2); no other block id
changed there, so any other unknown name stays as it is and fails when the state is resolved.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from gametest.core.version import NEWEST_VERSION, GameVersion

_State: TypeAlias = tuple[str, dict[str, str]]

_20W45A: Final = 2681
_1_20_3: Final = 3698
_25W35A: Final = 4542
_1_21_9: Final = 4554
_26_1: Final = 4786


def upgrade_state(
    name: str,
    properties: Mapping[str, str],
    data_version: int,
    target: GameVersion = NEWEST_VERSION,
) -> _State:
    """The name (with namespace) and properties under which `target` knows the state.

    `data_version` is the one of the file; a file as new as the target comes back unchanged.
    """
    state: _State = (name if ":" in name else f"minecraft:{name}", dict(properties))
    for since, rule in _RULES:
        if data_version < since <= target.data_version:
            state = rule(*state)
    return state


def _renamed(old: str, new: str) -> Callable[[str, dict[str, str]], _State]:
    def rule(name: str, properties: dict[str, str]) -> _State:
        return (f"minecraft:{new}" if name == f"minecraft:{old}" else name), properties

    return rule


def _split_cauldron(name: str, properties: dict[str, str]) -> _State:
    if name != "minecraft:cauldron" or "level" not in properties:
        return name, properties
    level = properties["level"]
    rest = {key: value for key, value in properties.items() if key != "level"}
    if level == "0":
        return name, rest
    return "minecraft:water_cauldron", {**rest, "level": level}


def _shelf_without_alignment(name: str, properties: dict[str, str]) -> _State:
    """`align_items_to_bottom` is a field of the block entity since then."""
    if name.endswith("_shelf"):
        properties.pop("align_items_to_bottom", None)
    return name, properties


def _old_default_rotation(name: str, properties: dict[str, str]) -> _State:
    """Standing signs and banners faced south, not north, unless a state said otherwise."""
    stands = name.endswith(("_sign", "_banner")) and "_wall_" not in name
    if stands and "rotation" not in properties:
        return name, {**properties, "rotation": "0"}
    return name, properties


_RULES: Final = (
    (_20W45A, _renamed("grass_path", "dirt_path")),
    (_20W45A, _split_cauldron),
    (_1_20_3, _renamed("grass", "short_grass")),
    (_25W35A, _renamed("chain", "iron_chain")),
    (_1_21_9, _shelf_without_alignment),
    (_26_1, _old_default_rotation),
)
"""First data version that has the new form, and the rule; oldest first."""
