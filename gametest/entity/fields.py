"""The data that a kind has beside those of every entity, from `tables/fields.json`."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, final

import attrs

from gametest.entity.finishing import FINISHERS, keep_health
from gametest.level.entities.entity import Entity
from gametest.level.entities.entity_field import EntityField
from gametest.nbt.snbt import parse_snbt
from gametest.nbt.tags import Float, Tag

_FILE: Final = Path(__file__).parent / "tables" / "fields.json"
_TEXTS: Final = frozenset({"string"})
MAX_HEALTH: Final = "minecraft:max_health"


@final
@attrs.define(eq=False, repr=False)
class FieldTables:
    _groups: Mapping[str, Mapping[str, Any]]
    _kinds: Mapping[str, Mapping[str, Any]]
    _closed: frozenset[str]
    _mounts: frozenset[str]
    _chested: frozenset[str]
    _made: dict[str, dict[str, EntityField]] = attrs.field(factory=dict, init=False)

    @classmethod
    def load(cls) -> FieldTables:
        table = json.loads(_FILE.read_bytes())
        return cls(
            table["groups"],
            table["kinds"],
            frozenset(table["closed"]),
            frozenset(table["mounts"]),
            frozenset(table["chested"]),
        )

    def is_closed(self, name: str) -> bool:
        return name in self._closed

    def of(
        self, name: str, alive: str | None, attributes: Mapping[str, float]
    ) -> Mapping[str, EntityField]:
        fields: dict[str, EntityField] = {}
        if alive is not None:
            health = Float(attributes.get(MAX_HEALTH, 20.0))
            fields["Health"] = EntityField("float", health, True)
            fields.update(self._group("living"))
        if alive == "mob":
            fields.update(self._group("mob"))
        if name.endswith("_display"):
            fields.update(self._group("display"))
        if name.endswith("item_frame"):
            fields.update(self._group("frame"))
        if name in self._mounts:
            fields.update(self._group("mount"))
        if name in self._chested:
            fields.update(self._group("chested"))
        fields.update(_read(self._kinds.get(name, {})))
        return fields

    def finish(self, name: str, alive: str | None) -> Callable[[Entity], None] | None:
        if name.endswith("_display"):
            return FINISHERS["display"]
        if name.endswith("item_frame"):
            return FINISHERS["frame"]
        if name in self._chested:
            return FINISHERS["chested"]
        return keep_health if alive is not None else None

    def _group(self, name: str) -> dict[str, EntityField]:
        found = self._made.get(name)
        if found is None:
            found = self._made[name] = _read(self._groups[name])
        return found


def _read(rows: Mapping[str, Any]) -> dict[str, EntityField]:
    fields: dict[str, EntityField] = {}
    for key, (type, *default) in rows.items():
        value: Tag | None = None
        if default:
            value = default[0] if type in _TEXTS else parse_snbt(default[0])
        fields[key.removesuffix("?")] = EntityField(type, value, not key.endswith("?"))
    return fields
