"""The shape of an upgrade table: a rule with the data version from which its new form holds.

Sources are files of https://github.com/misode/technical-changes, named by release and snapshot.
Where only the release's number is known it is used, so rules must leave the new form alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, final

import attrs

from gametest.nbt.tags import Compound, Tag

Change = Callable[[Compound], None]
"""Changes a compound in place."""


@final
@attrs.frozen
class Rule:
    since: int
    """First data version whose data have the new form."""
    source: str
    """Folder and snapshot of technical-changes."""
    change: Change


def apply_rules(
    rules: Iterable[Rule], compound: Compound, data_version: int, target: int
) -> None:
    """Oldest first; rules newer than the target version are not applied."""
    for rule in rules:
        if data_version < rule.since <= target:
            rule.change(compound)


def renamed(**names: str) -> Change:
    """A change that gives keys new names and leaves their values."""

    def change(compound: Compound) -> None:
        for old, new in names.items():
            rename(compound, old, new)

    return change


def rename(
    compound: Compound, old: str, new: str, convert: Callable[[Tag], Tag] | None = None
) -> None:
    """Move a value to another key, at the end; what the new key held stays."""
    if old not in compound:
        return
    value = compound.pop(old)
    if new not in compound:
        compound[new] = value if convert is None else convert(value)


def renamed_state(key: str) -> Change:
    """A block state under a key takes the names of 26.3 (Minecraft 26.3 Snapshot 7)."""

    def change(compound: Compound) -> None:
        state = compound.get(key)
        if isinstance(state, dict):
            rename(state, "Name", "id")
            rename(state, "Properties", "properties")

    return change


STATE_VERSION: Final = 5006


def namespaced(name: str) -> str:
    """Lower case, with `minecraft:` where no namespace is given."""
    name = name.lower()
    return name if ":" in name else f"minecraft:{name}"


def compounds(value: Tag | None) -> list[Compound]:
    """The compounds of a list; nothing for anything else."""
    if not isinstance(value, list):
        return []
    return [element for element in value if isinstance(element, dict)]
