"""One level as JSON: sections, block entities, entities, queues, and every other field it has."""

from __future__ import annotations

import sys
from array import array
from base64 import b64decode, b64encode
from typing import TYPE_CHECKING, Any, Final, final

import attrs

from gametest.core.position import BlockPos, ChunkPos
from gametest.level.block_entity import BlockEntity
from gametest.level.block_events import BlockEvent
from gametest.level.level_ticks import LevelTicks
from gametest.saved_world.errors import SavedWorldError
from gametest.saved_world.value_codec import Json, ValueCodec, class_name, class_named

if TYPE_CHECKING:
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level
    from gametest.level.section import Section

_OWN_FORM: Final = frozenset(
    {
        "sections",
        "entities",
        "block_entities",
        "forced_chunks",
        "block_ticks",
        "fluid_ticks",
        "block_events",
    }
)
_MADE_ANEW: Final = frozenset(
    {
        # What the level is made of, and who listens to it.
        *("behaviours", "dimension_type", "preset", "world", "command_host"),
        *("change_listener", "unsupported_sink", "test_block_sink"),
        "scheduled_functions",
        # Tables and caches, worked out from the rest.
        *("_cells", "_neighbors", "_states", "_ticks_randomly", "_signal_hooks"),
        *("_direct_signal_hooks", "_conductors", "collision_shapes", "updater"),
        *("ticking_section_map", "_added"),
        # Indices of the entities and block entities.
        *("bodies", "hard_entities", "_by_type", "_by_tag", "_grid"),
        "_unordered_tags",
        *("changed_entities", "resting_entities", "points_of_interest"),
        *("ticking_block_entities", "listening_block_entities"),
        # Only within a tick.
        *("is_handling_tick", "body_in_turn", "pushed_towards"),
    }
)
_REST: Final = _OWN_FORM | _MADE_ANEW
_ENTITY_MADE_ANEW: Final = frozenset(
    {"level", "is_removed", "vehicle", "passengers", "order", "grid_key", "_kind"}
    | {"body"}
)
_BODY_MADE_ANEW: Final = frozenset({"entity"})
_BLOCK_ENTITY_MADE_ANEW: Final = frozenset({"type_id", "pos"})


@final
@attrs.define(eq=False, repr=False)
class LevelImage:
    codec: ValueCodec
    level: Level

    # -- writing -------------------------------------------------------------------------

    def encode(self) -> Json:
        """Raises `UnsupportedError` for what has no form."""
        level, codec = self.level, self.codec
        return {
            "dimension": str(level.dimension),
            "sections": self._sections(),
            "block_entities": list(
                map(self._block_entity, level.block_entities.values())
            ),
            "entities": list(map(self._entity, level.entities.values())),
            "block_ticks": self._ticks(level.block_ticks),
            "fluid_ticks": self._ticks(level.fluid_ticks),
            "block_events": [
                [*event.pos, event.block.name, event.event_id, event.data]
                for event in level.block_events
            ],
            "forced_chunks": sorted(
                [chunk.x, chunk.z] for chunk in level.forced_chunks
            ),
            "rest": codec.encode_fields(level, f"{level.dimension}", without=_REST),
        }

    def _sections(self) -> list[Json]:
        """Those that differ from what the level began with."""
        level = self.level
        found = []
        for (x, y, z), section in sorted(level.sections.items()):
            if section.is_shared or not section.is_in_world:
                continue
            kind = level.dimension_type
            if section.ids == level.preset.section(kind.id, kind.min_y, y):
                continue
            found.append({"at": [x, y, z], **_packed(section, level)})
        return found

    def _block_entity(self, entity: BlockEntity) -> Json:
        what = f"{entity.type_id} at {entity.pos}"
        return {
            "at": list(entity.pos),
            "type": entity.type_id,
            "class": class_name(type(entity), what),
            "fields": self.codec.encode_fields(
                entity,
                what,
                without=_BLOCK_ENTITY_MADE_ANEW,
                like=_fresh(self.level, entity.pos, type(entity)),
            ),
        }

    def _entity(self, entity: Entity) -> Json:
        codec = self.codec
        what = f"{entity.type_id} at {entity.block_pos}"
        body = entity.body
        made: dict[str, Json] = {
            "class": class_name(type(entity), what),
            "fields": codec.encode_fields(entity, what, without=_ENTITY_MADE_ANEW),
            # Put out of its phase, it stands still for the rest of the run.
            "acts": body is None or entity.uuid in self.level.bodies,
            "passengers": [f"{rider.uuid:032x}" for rider in entity.passengers],
            "body": None,
        }
        if body is not None:
            make = entity.kind.make_body
            made["body"] = {
                "class": class_name(type(body), what),
                "fields": codec.encode_fields(
                    body,
                    what,
                    without=_BODY_MADE_ANEW,
                    like=None if make is None else make(entity),
                ),
            }
        return made

    def _ticks(self, ticks: LevelTicks[Any]) -> list[Json]:
        return [
            [*tick.pos, _kind_name(tick.kind), tick.time, tick.priority]
            for tick in sorted(ticks, key=lambda tick: tick.order)
        ]

    # -- reading -------------------------------------------------------------------------

    def decode_places(self, image: Json) -> None:
        """Sections, then block entities: entities of all levels come after those of all."""
        level = self.level
        for saved in image["sections"]:
            _unpack(saved, level)
        for saved in image["block_entities"]:
            self._add_block_entity(saved)
        block = level.blocks.block
        for x, y, z, name, time, priority in image["block_ticks"]:
            level.block_ticks.schedule(BlockPos(x, y, z), block(name), time, priority)
        for x, y, z, name, time, priority in image["fluid_ticks"]:
            level.fluid_ticks.schedule(BlockPos(x, y, z), name, time, priority)
        for x, y, z, name, event_id, data in image["block_events"]:
            event = BlockEvent(BlockPos(x, y, z), block(name), event_id, data)
            level.block_events.add(event)
        level.forced_chunks = {ChunkPos(x, z) for x, z in image["forced_chunks"]}

    def decode_entities(self, image: Json) -> None:
        """Without bodies and seats, which name other entities."""
        for saved in image["entities"]:
            entity = object.__new__(class_named(saved["class"]))
            for field in attrs.fields(type(entity)):
                if field.name in _ENTITY_MADE_ANEW:
                    object.__setattr__(entity, field.name, None)
            entity.is_removed, entity.passengers, entity.order = False, [], 0
            self.codec.decode_fields(entity, saved["fields"])
            self.level.add_entity(entity)

    def decode_rest(self, image: Json) -> None:
        """Once all entities of the world are there."""
        level, codec = self.level, self.codec
        codec.decode_fields(level, image["rest"])
        for entity, saved in zip(
            tuple(level.entities.values()), image["entities"], strict=True
        ):
            self._give_body(entity, saved)
            for text in saved["passengers"]:
                rider = codec.decode({"entity": text})
                rider.vehicle = entity
                entity.passengers.append(rider)

    def _give_body(self, entity: Entity, saved: Json) -> None:
        image = saved["body"]
        if image is None:
            entity.body = None
            self.level.bodies.pop(entity.uuid, None)
            return
        kind = class_named(image["class"])
        body = entity.body
        if type(body) is not kind:
            body = object.__new__(kind)
            body.entity = entity
            entity.body = body
        self.codec.decode_fields(body, image["fields"])
        if saved["acts"]:
            self.level.bodies[entity.uuid] = entity
        else:
            self.level.bodies.pop(entity.uuid, None)

    def _add_block_entity(self, saved: Json) -> None:
        pos = BlockPos(*saved["at"])
        kind = class_named(saved["class"])
        if not issubclass(kind, BlockEntity):
            raise SavedWorldError(f"the saved world has no block entity at {pos}")
        entity = _fresh(self.level, pos, kind)
        if entity is None:
            entity = object.__new__(kind)
            entity.type_id, entity.pos = saved["type"], pos
        self.codec.decode_fields(entity, saved["fields"])
        self.level.set_block_entity(entity)
        # What it did on coming in is part of what was saved.
        self.codec.decode_fields(entity, saved["fields"])


def _fresh(level: Level, pos: BlockPos, kind: type[BlockEntity]) -> BlockEntity | None:
    """A new one as the block that stands there makes it; None if it makes none of the kind."""
    state = level.get_block_state(pos)
    behaviour = level.behaviours.behaviours[state.id]
    made = None if behaviour is None else behaviour.new_block_entity(pos, state)
    if made is None and kind is BlockEntity and state.block_entity_type is not None:
        made = BlockEntity(state.block_entity_type, pos)
    return made if type(made) is kind else None


def _kind_name(kind: Any) -> str:
    """Of a block or a fluid."""
    return kind if isinstance(kind, str) else kind.name


def _packed(section: Section, level: Level) -> dict[str, Json]:
    """States by text and the cells as numbers of them, in the order of the section's buffer."""
    palette = sorted(set(section.ids))
    index = {state_id: place for place, state_id in enumerate(palette)}
    cells = array("H", map(index.__getitem__, section.ids))
    if sys.byteorder == "big":
        cells.byteswap()
    return {
        "palette": [str(level.blocks.state(state_id)) for state_id in palette],
        "cells": b64encode(cells.tobytes()).decode("ascii"),
    }


def _unpack(saved: Json, level: Level) -> None:
    section = level.section(*saved["at"])
    cells = array("H")
    cells.frombytes(b64decode(saved["cells"], validate=True))
    if sys.byteorder == "big":
        cells.byteswap()
    ids = [level.blocks.parse_state(text).id for text in saved["palette"]]
    for state_id in ids:
        level.behaviours.meet(state_id)
    buffer = section.own()
    if len(cells) != len(buffer) or not section.is_in_world:
        raise SavedWorldError(
            f"the saved world has a section at {saved['at']} of a wrong size"
        )
    buffer[:] = array(buffer.typecode, map(ids.__getitem__, cells))
    if any(map(level.behaviours.ticks_randomly, ids)):
        section.holds_ticking = None
        level.ticking_section_map[section.pos] = section
    level.write_count += 1
