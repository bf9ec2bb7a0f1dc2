"""The entity kinds of a game version, from this project's own tables.

Numbers are those of 26.2 (sizes of 26.3) for all versions; which kinds there are is the
version's own list.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, final

import attrs

from gametest.core.suggest import nearest
from gametest.core.version import GameVersion
from gametest.entity.bodies.table import body_maker
from gametest.entity.fields import FieldTables
from gametest.entity.finishing import settler_of
from gametest.entity.riding.seats import seat_of
from gametest.entity.sizes import MEASURES, measured_young
from gametest.level.entities.entity_kind import EntityKind, Size
from gametest.nbt.tags import Float
from gametest.registry.id_pattern import match_ids
from gametest.registry.listed_ids import listed_ids

if TYPE_CHECKING:
    pass

_TABLES: Final = Path(__file__).parent / "tables"
PREFIX: Final = "minecraft:"


class UnknownEntityKindError(ValueError):
    """The version has no such kind; the message names the nearest known one."""

    def __init__(self, type_id: str, version: str, near: str | None) -> None:
        hint = f", did you mean {near!r}?" if near else ""
        super().__init__(f"{type_id!r} is no entity type of {version}{hint}")
        self.type_id = type_id
        self.nearest = near


@final
@attrs.define(eq=False, repr=False)
class EntityKinds:
    """Fulfils `gametest.level.entities.entity_kind.EntityKindTable`; a kind is made when asked for."""

    version: GameVersion
    _rows: Mapping[str, Mapping[str, Any]]
    """By id without namespace, in the order of the registry."""
    _table: Mapping[str, Any]
    _fields: FieldTables
    _made: dict[str, EntityKind] = attrs.field(factory=dict, init=False)

    @classmethod
    def load(cls, version: GameVersion) -> EntityKinds:
        table = json.loads((_TABLES / "kinds.json").read_bytes())
        ids = listed_ids(version, "entity_type")
        rows: dict[str, Mapping[str, Any]] = {}
        for pattern, row in table["kinds"].items():
            for id in match_ids([pattern], ids, table["sets"]):
                rows[id] = row
        return cls(
            version, {id: rows.get(id, {}) for id in ids}, table, FieldTables.load()
        )

    def names(self) -> tuple[str, ...]:
        """Full ids in the order of the registry."""
        return tuple(PREFIX + id for id in self._rows)

    def kind(self, type_id: str) -> EntityKind:
        """By full id; an unknown one gives a kind that says so."""
        found = self._made.get(type_id)
        if found is None:
            name = type_id.removeprefix(PREFIX)
            row = self._rows.get(name)
            found = EntityKind(type_id) if row is None else self._make(name, row)
            self._made[type_id] = found
        return found

    def known(self, type_id: str) -> EntityKind:
        """Raises `UnknownEntityKindError`."""
        found = self.kind(type_id)
        if not found.is_known:
            near = nearest(type_id, self.names())
            raise UnknownEntityKindError(type_id, self.version.name, near)
        return found

    def _make(self, name: str, row: Mapping[str, Any]) -> EntityKind:
        width, height = map(Float, row.get("size", (0.0, 0.0)))
        baby = row.get("baby")
        flags = row.get("flags", "")
        alive = row.get("alive")
        attributes = self._attributes(row)
        lists = self._table
        young: Size | None = None if baby is None else (Float(baby[0]), Float(baby[1]))
        return EntityKind(
            PREFIX + name,
            width=width,
            height=height,
            baby_size=young,
            eye_height=Float(row.get("eye", 0.0)),
            category=row.get("category", "misc"),
            is_known=True,
            is_living=alive is not None,
            is_mob=alive == "mob",
            is_summonable=name not in lists["not_summonable"],
            is_saved=name not in lists["not_saved"],
            is_attackable=name not in lists["not_attackable"],
            is_fire_immune=name in lists["fire_immune"],
            is_pickable="P" in flags,
            is_pushable="U" in flags,
            is_collidable="C" in flags,
            is_attached="A" in flags,
            experience=row.get("xp", 0),
            attributes=attributes,
            fields=self._fields.of(name, alive, attributes),
            is_closed=self._fields.is_closed(name),
            measure=_measure(name, alive, young),
            finish=self._fields.finish(name, alive),
            settle=settler_of(name),
            seat_of=seat_of,
            find_exit=_find_exit,
            make_body=body_maker(name, alive),
        )

    def _attributes(self, row: Mapping[str, Any]) -> Mapping[str, float]:
        alive = row.get("alive")
        if alive is None:
            return {}
        groups, defaults = (
            self._table["attributes_of"],
            self._table["attribute_defaults"],
        )
        names: list[str] = list(groups["living"])
        values = dict(defaults)
        if alive == "mob":
            names += groups["mob"]
            values.update(self._table["mob_defaults"])
        for letter in row.get("has", ""):
            names += groups[letter]
        own = row.get("attributes", {})
        values.update(own)
        return {
            PREFIX + name: _number(values[name])
            for name in dict.fromkeys([*names, *own])
        }


def _find_exit(rider: Any, vehicle: Any) -> Any:
    # Here, as few worlds have riders that get off.
    from gametest.entity.riding.getting_off import find_exit

    return find_exit(rider, vehicle)


def _number(value: float | str) -> float:
    """`"0.23f"` is that decimal rounded to 32 bits."""
    if isinstance(value, str):
        return float(Float(float(value.removesuffix("f"))))
    return float(value)


def _measure(
    name: str, alive: str | None, young: Size | None
) -> Callable[[Any], Size] | None:
    own = MEASURES.get(name)
    if own is not None:
        return own
    return measured_young if alive is not None or young is not None else None
