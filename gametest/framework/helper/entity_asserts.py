"""Assertions about entities.

One is *at* a block if it is alive and its box reaches into the block's.
"""

# size: the helper of the game has these methods

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

from gametest.core.bounding_box import BoundingBox
from gametest.core.errors import UnsupportedError
from gametest.framework.helper.coordinates import Pos
from gametest.framework.helper.entity_finding import Point, first, named
from gametest.framework.helper.mock_players import MockPlayers

if TYPE_CHECKING:
    from gametest.entity.player import Player
    from gametest.level.entities.entity import Box, Entity

Where = Pos | BoundingBox
_CARRIERS = frozenset(
    f"minecraft:{name}"
    for name in ("allay", "copper_golem", "piglin", "pillager", "villager")
)
"""Mobs with an inventory; the wandering trader is one more (https://minecraft.wiki/w/Mob)."""


class EntityAsserts(MockPlayers):
    def assert_entity_present(
        self, kind: str, where: Where | None = None, distance: float = 0.0
    ) -> None:
        """At a block or around it, in a relative box, or anywhere in the structure."""
        if self._found(kind, where, distance):
            return
        key = "test.error.expected_entity"
        if where is None:
            raise self.assertion_error(f"{key}_in_test", named(kind))
        raise self.assertion_error_at(_corner(where), key, named(kind))

    def assert_entities_present(
        self, kind: str, count: int, pos: Pos | None = None, distance: float = 0.0
    ) -> None:
        """Exactly so many."""
        found = len(self._found(kind, pos, distance))
        if found == count:
            return
        key, words = "test.error.expected_entity_count", (named(kind), count, found)
        if pos is None:
            raise self.assertion_error(key, *words)
        raise self.assertion_error_at(pos, key, *words)

    def assert_entity_not_present(
        self, kind: str, where: Where | None = None, distance: float = 0.0
    ) -> None:
        """The opposite of `assert_entity_present`; the failure tells where it is."""
        unwanted = first(self._found(kind, where, distance))
        if unwanted is not None:
            at = self._relative(unwanted) if where is None else _corner(where)
            raise self.assertion_error_at(
                at, "test.error.unexpected_entity", named(kind)
            )

    def assert_entity_instance_present(
        self, entity: Entity, pos: Pos, distance: float = 0.0
    ) -> None:
        """This very entity is at the block, or around it."""
        if entity not in self._at(entity.type_id, pos, distance):
            raise self.assertion_error_at(
                pos, "test.error.expected_entity", entity.type_id
            )

    def assert_entity_touching(self, kind: str, point: Point) -> None:
        """The point is inside the box of one in the structure."""
        if not any(self._touching(kind, point)):
            raise self._touching_error("expected_entity_touching", kind, point)

    def assert_entity_not_touching(self, kind: str, point: Point) -> None:
        """There is one whose box does not hold the point; as in the game, others may."""
        if all(self._touching(kind, point)):
            raise self._touching_error("expected_entity_not_touching", kind, point)

    # -- what they are like --------------------------------------------------------------

    def assert_entity_data(
        self,
        where: Where,
        kind: str,
        expected: Callable[[Entity], object],
        *value: object,
    ) -> None:
        """A predicate holds of each one there; with a value, `expected` gives it of the first."""
        found = self._found(kind, where, 0.0)
        if not found:
            raise self.assertion_error_at(
                _corner(where), "test.error.expected_entity", named(kind)
            )
        if not value:
            for entity in found:
                if not expected(entity):
                    raise self.assertion_error_at(
                        self._relative(entity),
                        "test.error.expected_entity_data_predicate",
                        entity.type_id,
                    )
            return
        got = expected(found[0])
        if got != value[0]:
            raise self.assertion_error_at(
                _corner(where), "test.error.expected_entity_data", value[0], got
            )

    def assert_entity_property(
        self,
        entity: Entity,
        found: Callable[[Entity], object],
        name: str,
        *expected: object,
    ) -> None:
        """A predicate holds, or a function gives the value that comes last; `name` says of what."""
        got = found(entity)
        if expected and got != expected[0]:
            raise self.assertion_error(
                "test.error.entity_property_details",
                *(entity.type_id, name, got, expected[0]),
            )
        if not expected and not got:
            raise self.assertion_error(
                "test.error.entity_property", entity.type_id, name
            )

    def assert_entity_is_holding(self, pos: Pos, kind: str, item: str) -> None:
        """One at the block has such an item in one of its hands."""
        found = self._expected_at(pos, kind)
        if not any(_holds(entity, named(item)) for entity in found):
            raise self.assertion_error_at(
                pos, "test.error.expected_entity_holding", named(item)
            )

    def assert_entity_inventory_contains(self, pos: Pos, kind: str, item: str) -> None:
        """One at the block, of a mob that carries things, has such an item."""
        found = self._expected_at(pos, kind)
        if not any(_carries(entity, named(item)) for entity in found):
            raise self.assertion_error_at(
                pos, "test.error.expected_entity_having", named(item)
            )

    def assert_living_entity_has_mob_effect(
        self, entity: Entity, effect: str, amplifier: int
    ) -> None:
        """It has the effect, and that strong: 0 is the first level."""
        if entity.body is not None:
            entity.body.write()
        effects = entity.to_nbt().get("active_effects")
        for each in effects if isinstance(effects, list) else ():
            if isinstance(each, dict) and each.get("id") == named(effect):
                strength = each.get("amplifier", 0)
                if strength == amplifier:
                    return
        raise self.assertion_error(
            "test.error.expected_entity_effect",
            *(entity.type_id, named(effect), amplifier),
        )

    # -- parts ---------------------------------------------------------------------------

    def _found(self, kind: str, where: Where | None, distance: float) -> list[Entity]:
        if where is None:
            return self._in_box(kind, self._structure_box())
        if isinstance(where, BoundingBox):
            return self._in_box(kind, self._box(where))
        return self._at(kind, where, distance)

    def _expected_at(self, pos: Pos, kind: str) -> list[Entity]:
        found = self._at(kind, pos)
        if not found:
            raise self.assertion_error_at(
                pos, "test.error.expected_entity", named(kind)
            )
        return found

    def _touching(self, kind: str, point: Point) -> list[bool]:
        at = self.absolute_vec(point)
        found = self._in_box(kind, self._structure_box())
        return [_holds_point(entity.bounding_box, at) for entity in found]

    def _touching_error(self, key: str, kind: str, point: Point) -> Exception:
        words = (named(kind), *self.absolute_vec(point), *point)
        return self.assertion_error(f"test.error.{key}", *words)


def _corner(where: Where) -> Pos:
    return where.min_corner if isinstance(where, BoundingBox) else where


def _holds_point(box: Box, point: Point) -> bool:
    return all(box[axis] < point[axis] < box[axis + 3] for axis in range(3))


def _holds(entity: Entity, item: str) -> bool:
    return any(_is_item(entity, key, item) for key in ("mainhand", "offhand"))


def _is_item(entity: Entity, key: str, item: str) -> bool:
    if key == "mainhand" and entity.is_player:
        return bool(cast("Player", entity).main_hand.id == item)
    equipment = entity.nbt.get("equipment")
    stack: Any = equipment.get(key) if isinstance(equipment, dict) else None
    return isinstance(stack, dict) and stack.get("id") == item


def _carries(entity: Entity, item: str) -> bool:
    if entity.type_id not in _CARRIERS and not entity.type_id.endswith("_trader"):
        mechanic = f"{entity.type_id}: inventory"
        raise UnsupportedError(mechanic, entity.block_pos)
    inventory = entity.nbt.get("Inventory")
    return any(
        isinstance(stack, dict) and stack.get("id") == item
        for stack in (inventory if isinstance(inventory, list) else ())
    )
