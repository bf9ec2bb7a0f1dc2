"""Recorded traces and their catalogue, as `vanilla_traces/README.md` describes them."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path
from typing import Any, final

import attrs

from gametest.core.bounding_box import BoundingBox
from gametest.core.position import BlockPos
from tools.conformance.events import (
    BlockChanged,
    EntityMoved,
    EntityRemoved,
    Event,
    InventoryChanged,
    vector,
)


@final
@attrs.define(slots=False, eq=False)
class Trace:
    """One entry of the catalogue; the record is read when it is asked for."""

    folder: Path
    entry: dict[str, Any]

    @property
    def name(self) -> str:
        return str(self.entry["name"])

    @property
    def family(self) -> str:
        return str(self.entry["family"])

    @property
    def mechanics(self) -> list[str]:
        return list(self.entry["mechanics"])

    @property
    def mode(self) -> str:
        return str(self.entry["start"]["mode"])

    @property
    def origin(self) -> BlockPos:
        return BlockPos(*self.entry["start"]["origin"])

    @property
    def ticks(self) -> int:
        return int(self.entry["ticks"])

    @property
    def kinds(self) -> list[str]:
        return list(self.entry["kinds"])

    @property
    def actions(self) -> list[dict[str, Any]]:
        return list(self.entry["actions"])

    @property
    def tolerance(self) -> float:
        return float(self.entry.get("entity_tolerance", 1e-6))

    @property
    def has_entities(self) -> bool:
        return "entities" in self.kinds

    @property
    def structure_path(self) -> Path:
        return self.folder / str(self.entry["structure"])

    @property
    def watched_blocks(self) -> BoundingBox:
        """In absolute coordinates."""
        low, high = self.entry["observed"]["blocks"]
        origin = self.origin
        return BoundingBox.of_corners(origin.offset(*low), origin.offset(*high))

    @cached_property
    def record(self) -> dict[str, Any]:
        text = (self.folder / str(self.entry["trace"])).read_text("utf-8")
        loaded: dict[str, Any] = json.loads(text)
        return loaded

    @property
    def queues(self) -> dict[int, dict[str, Any]]:
        """By tick; empty for records that have none."""
        return {entry["tick"]: entry for entry in self.record.get("queues", [])}

    @cached_property
    def expected(self) -> list[Event]:
        """What the record shows, entities only where they were watched."""
        events = (
            event_of(entry["tick"], event)
            for entry in self.record["ticks"]
            for event in entry["events"]
        )
        moving = (EntityMoved, EntityRemoved)
        return [e for e in events if self.has_entities or not isinstance(e, moving)]

    @cached_property
    def paths(self) -> list[dict[str, Any]]:
        """Positions of entities in a record of blocks only; empty for most."""
        name = self.entry.get("entity_paths")
        if name is None:
            return []
        text = (self.folder / str(name)).read_text("utf-8")
        entities: list[dict[str, Any]] = json.loads(text)["entities"]
        return entities

    def is_own_write(self, event: Event) -> bool:
        """Whether the event merely shows what an action wrote."""
        return isinstance(event, BlockChanged) and any(
            action["tick"] == event.tick and tuple(action["pos"]) == event.pos
            for action in self.entry["actions"]
        )


def event_of(tick: int, event: dict[str, Any]) -> Event:
    match event["kind"]:
        case "block_changed":
            return BlockChanged(tick, tuple(event["pos"]), event["from"], event["to"])
        case "inventory_changed":
            pos, slot = tuple(event["pos"]), event["slot"]
            return InventoryChanged(tick, pos, slot, event["from"], event["to"])
        case "entity_moved":
            pos, velocity = vector(event["pos"]), vector(event["velocity"])
            return EntityMoved(tick, event["id"], event["entity_type"], pos, velocity)
        case "entity_removed":
            return EntityRemoved(tick, event["id"])
        case kind:
            msg = f"unknown kind of event: {kind}"
            raise ValueError(msg)


def load_traces(folder: Path, only: Iterable[str] = ()) -> list[Trace]:
    """The scored ones in the catalogue's order; `only` names some of them.

    Raises `ValueError` for a name that the catalogue does not have.
    """
    catalog = json.loads((folder / "catalog.json").read_text("utf-8"))
    found = [Trace(folder, entry) for entry in catalog["traces"] if entry["scored"]]
    wanted = list(only)
    unknown = set(wanted) - {trace.name for trace in found}
    if unknown:
        msg = f"no such trace: {', '.join(sorted(unknown))}"
        raise ValueError(msg)
    return [trace for trace in found if not wanted or trace.name in wanted]
