"""Which errors of packs stop a start, and which leave only their own file out.

The game starts without a function, loot table, predicate, item modifier, recipe, advancement or tag that it
cannot read, and without its world where a registry has a broken element: https://minecraft.wiki/w/Commands/reload.
"""

from __future__ import annotations

from collections.abc import Iterable
from re import split
from typing import TYPE_CHECKING, Final

from gametest.pack.folder_names import KNOWN_FOLDERS

if TYPE_CHECKING:
    from gametest.core.diagnostic import Diagnostic

_LEFT_OUT: Final = frozenset(
    {
        *("advancement", "function", "item_modifier", "loot_table", "predicate"),
        *("recipe", "tags"),
        # Since 26.3: https://www.minecraft.net/en-us/article/minecraft-26-3-snapshot-4
        *("context_float_provider", "context_int_provider", "slot_source"),
    }
)
_SEPARATORS: Final = r"[/\\!]"


def stopping_errors(errors: Iterable[Diagnostic]) -> tuple[Diagnostic, ...]:
    return tuple(one for one in errors if not _is_left_out(one.location.source))


def _is_left_out(source: str) -> bool:
    """By the innermost `data/<namespace>/<folder>` of the path."""
    parts = split(_SEPARATORS, source)
    for index in range(len(parts) - 4, -1, -1):
        if parts[index] == "data" and parts[index + 2] in KNOWN_FOLDERS:
            return parts[index + 2] in _LEFT_OUT
    return False
