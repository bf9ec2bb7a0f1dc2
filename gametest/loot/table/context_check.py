"""Whether a loot table asks for what its context does not have.

The game says so in its log and uses the table all the same: what is missing is then as if it were not
there. Which context has what: https://minecraft.wiki/w/Loot_context.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from gametest.core.diagnostic import Severity
from gametest.loot.registries import TYPE_KEY

if TYPE_CHECKING:
    from gametest.loot.registries import PredicateRegistries
    from gametest.registry.data_node import DataNode

_CONTEXTS: Final = {
    "advancement_entity": {"this", "origin"},
    "advancement_location": {"this", "origin", "tool", "block_state"},
    "advancement_reward": {"this", "origin"},
    "archaeology": {"this", "origin", "tool"},
    "barter": {"this"},
    "block": {
        *("block_state", "origin", "tool", "this", "block_entity"),
        "explosion_radius",
    },
    "block_interact": {
        *("block_state", "origin", "tool", "block_entity", "interacting_entity"),
    },
    "block_use": {"this", "origin", "block_state"},
    "chest": {"this", "origin"},
    "command": {"this", "origin"},
    "empty": set(),
    "entity": {
        *("this", "origin", "damage_source", "attacker", "direct_attacker"),
        "attacking_player",
    },
    "entity_interact": {"target_entity", "interacting_entity", "tool"},
    "equipment": {"this", "origin"},
    "fishing": {"this", "origin", "tool"},
    "gift": {"this", "origin"},
    "selector": {"this", "origin"},
    "shearing": {"this", "origin", "tool"},
    "vault": {"this", "origin", "tool"},
}
"""What may be there; a context that is not listed, as `generic`, has everything."""

_NEEDS: Final = {
    "apply_bonus": "tool",
    "block_state_property": "block_state",
    "copy_state": "block_state",
    "damage_source_properties": "damage_source",
    "enchanted_count_increase": "attacker",
    "explosion_decay": "explosion_radius",
    "killed_by_player": "attacking_player",
    "location_check": "origin",
    "match_block": "block_state",
    "match_tool": "tool",
    "random_chance_with_enchanted_bonus": "attacker",
    "survives_explosion": "explosion_radius",
    "table_bonus": "tool",
}
"""Kinds of conditions and functions; those that say so themselves are not here."""
_ASKING: Final = {
    "copy_components": "source",
    "copy_name": "source",
    "entity_properties": "entity",
    "entity_scores": "entity",
    "fill_player_head": "entity",
    "set_lore": "entity",
    "set_name": "entity",
}
"""Kinds with the field that names what they need."""
_HARMLESS: Final = frozenset({"explosion_decay", "survives_explosion"})
"""They do nothing without, and the game does not complain: tables of all kinds have them."""


def check_context(
    node: DataNode, context: str, registries: PredicateRegistries
) -> None:
    """Notes what a table of that context cannot have, each at its place."""
    there = _CONTEXTS.get(context)
    if there is None:
        return
    keys = ("type",) if registries.since(TYPE_KEY) else ("condition", "function")
    for found in _objects(node):
        for key in keys:
            kind = found.value.get(key)
            if isinstance(kind, str):
                word = kind.removeprefix("minecraft:")
                need = _need(word, found)
                if need is not None and need not in there:
                    found.issue(
                        "missing-context",
                        f"{word!r} needs {need!r}, which a table of type "
                        f"{context!r} does not have",
                        severity=Severity.WARNING,
                    )


def _need(word: str, node: DataNode) -> str | None:
    if word in _HARMLESS:
        return None
    field = _ASKING.get(word)
    if field is None:
        return _NEEDS.get(word)
    named = node.value.get(field)
    return named if isinstance(named, str) else None


def _objects(node: DataNode) -> Iterator[DataNode]:
    """The node and all below it that are objects."""
    if node.is_object:
        yield node
        for _, inner in node.entries():
            yield from _objects(inner)
    elif node.is_list:
        for inner in node.items():
            yield from _objects(inner)
