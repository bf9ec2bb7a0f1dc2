"""Which entities a command means; read by `selector_reader`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from operator import itemgetter
from typing import TYPE_CHECKING, Final, TypeAlias, final

import attrs

from gametest.command.errors import CommandError
from gametest.core.position import Vec3
from gametest.core.random_source import shuffle

if TYPE_CHECKING:
    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.command.selector.criterion import Criterion, EntityTest
    from gametest.core.string_reader import StringReader
    from gametest.entity.player import Player
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

Box: TypeAlias = tuple[float, float, float, float, float, float]

UNLIMITED: Final = 2**31 - 1
PLAYER: Final = "minecraft:player"
_NEARLY: Final = 1e-3


@final
@attrs.frozen(kw_only=True, eq=False)
class EntitySelector:
    """Filters first and then picks: `limit` and `sort` come after every other option."""

    text: str
    """As written, `@e[tag=x]`; a name or UUID for those."""
    limit: int = UNLIMITED
    sort: str = "arbitrary"
    includes_entities: bool = True
    """False: only players can be found."""
    is_self: bool = False
    player_name: str | None = None
    uuid: int | None = None
    is_world_limited: bool = False
    """A position option holds it to the source's level."""
    anchor: tuple[float | None, float | None, float | None] = (None, None, None)
    """`x`, `y` and `z`."""
    volume: Box | None = None
    """From `dx`, `dy`, `dz`, relative to the anchor."""
    reach: float | None = None
    """The greatest distance that fits, if there is one."""
    type_id: str | None = None
    """The one type that fits, if there is one."""
    tag: str | None = None
    """A tag that it must have, to look it up in the index."""
    must_be_alive: bool = False
    criteria: tuple[Criterion, ...] = ()
    tests: tuple[EntityTest, ...] = ()
    """Those of the criteria, less the one that the index answers."""

    @classmethod
    def parse(cls, reader: StringReader) -> EntitySelector:
        """Read a selector, a player's name or a UUID; the reader's error has the cursor."""
        from gametest.command.selector.selector_reader import read_target

        return read_target(reader)

    # -- choosing ------------------------------------------------------------------------

    @property
    def is_plain_self(self) -> bool:
        """`@s` without options, the commonest of all."""
        return self.is_self and not self.criteria and self.volume is None

    @property
    def is_single(self) -> bool:
        return self.limit == 1

    def find(self, source: CommandSourceStack) -> list[Entity]:
        """In the selector's order; empty if nothing fits."""
        if self.is_self:
            entity = source.entity
            if entity is None:
                return []
            if not self.criteria and self.volume is None:
                return [entity] if self.includes_entities or entity.is_player else []
            if self.volume is None and self.player_name is None:
                return [entity] if self._fits_self(entity, source) else []
        origin = self.origin(source)
        found = self._filtered(source, origin)
        return self._picked(found, source, origin)

    def _fits_self(self, entity: Entity, source: CommandSourceStack) -> bool:
        """As `_test` for the source's own entity: `if entity @s[tag=x]` is asked very often."""
        if not self.includes_entities and not entity.is_player:
            return False
        origin = self.origin(source)
        for test in self.tests:
            if not test(entity, source, origin):
                return False
        return not self.must_be_alive or is_alive(entity)

    def find_players(self, source: CommandSourceStack) -> list[Player]:
        """The players among them."""
        return [entity for entity in self.find(source) if entity.is_player]  # type: ignore[misc]

    def single(self, source: CommandSourceStack) -> Entity:
        """The one entity; `CommandError` if there is none or more than one."""
        found = self.find(source)
        if len(found) == 1:
            return found[0]
        if not found:
            raise self.nothing_found()
        message = f"more than one entity was found by {self.text}"
        raise CommandError(message)

    def single_player(self, source: CommandSourceStack) -> Player:
        found = self.find_players(source)
        if len(found) == 1:
            return found[0]
        if not found:
            message = "no player was found"
            raise CommandError(message)
        message = f"more than one player was found by {self.text}"
        raise CommandError(message)

    def some(self, source: CommandSourceStack) -> list[Entity]:
        """At least one; `CommandError` if there is none."""
        found = self.find(source)
        if not found:
            raise self.nothing_found()
        return found

    def some_players(self, source: CommandSourceStack) -> list[Player]:
        found = self.find_players(source)
        if not found:
            message = "no player was found"
            raise CommandError(message)
        return found

    def nothing_found(self) -> CommandError:
        kind = "entity" if self.includes_entities else "player"
        return CommandError(f"no {kind} was found")

    def why(self, source: CommandSourceStack) -> str:
        """Which option dropped the last candidate, or what was found."""
        from gametest.command.selector.explanation import explain

        return explain(self, source)

    # -- parts, for the explanation ------------------------------------------------------

    def origin(self, source: CommandSourceStack) -> Vec3:
        """The point of the source, with the written `x`, `y`, `z`."""
        x, y, z = self.anchor
        at = source.position
        if x is None and y is None and z is None:
            return at
        return Vec3(
            at[0] if x is None else x,
            at[1] if y is None else y,
            at[2] if z is None else z,
        )

    def levels(self, source: CommandSourceStack) -> Iterable[Level]:
        return (source.level,) if self.is_world_limited else source.server.levels()

    def candidates(self, source: CommandSourceStack) -> Iterator[Entity]:
        """Everything that the kind of selector can mean, before any option."""
        if self.is_self:
            if source.entity is not None:
                yield source.entity
            return
        if not self.includes_entities and self.uuid is None:
            yield from self.players(source)
            return
        for level in self.levels(source):
            yield from self._of_level(level)

    def players(self, source: CommandSourceStack) -> list[Player]:
        """Where the selector looks, in the order in which they joined, dead ones too."""
        everybody = source.server.players()
        if not self.is_world_limited:
            return list(everybody)
        return [player for player in everybody if player.level is source.level]

    def _of_level(self, level: Level) -> Iterable[Entity]:
        if self.uuid is not None:
            found = level.entities.get(self.uuid)
            return () if found is None else (found,)
        # An index gives the same as a scan of all with this option.
        if self.tag is not None:
            return level.entities_with_tag(self.tag)
        if self.type_id is not None:
            return level.entities_of_type(self.type_id)
        return level.entities.values()

    def _filtered(self, source: CommandSourceStack, origin: Vec3) -> list[Entity]:
        if self._takes_all:
            # An index has chosen: `@e[tag=x]` is the commonest of those that find many.
            found = list(self.candidates(source))
            if not self.must_be_alive:
                return found
            return [
                entity for entity in found if entity.body is None or entity.is_alive
            ]
        fits = self._test(source, origin)
        near = self._candidates_near(source, origin)
        if near is not None:
            found = [entity for entity in near if fits(entity)]
            found.sort(key=_order)
            return found if self.sort != "arbitrary" else found[: self.limit]
        enough = self.limit if self.sort == "arbitrary" else UNLIMITED
        if enough == UNLIMITED:
            return [entity for entity in self.candidates(source) if fits(entity)]
        found = []
        for entity in self.candidates(source):
            if fits(entity):
                found.append(entity)
                if len(found) >= enough:
                    break
        return found

    def _candidates_near(
        self, source: CommandSourceStack, origin: Vec3
    ) -> list[Entity] | None:
        """By place, where that looks at fewer; None: another index, or a scan, is as good."""
        if self.tag is not None or self.uuid is not None or self.is_self:
            return None
        if not (self.includes_entities and self.is_world_limited):
            return None
        if self.volume is not None:
            box = moved(self.volume, origin)
        elif self.reach is not None:
            reach, (x, y, z) = self.reach + _NEARLY, origin
            box = (x - reach, y - reach, z - reach, x + reach, y + reach, z + reach)
        else:
            return None
        found = source.level.entities_close(box)
        if found is None or self.type_id is None:
            return found
        return [entity for entity in found if entity.type_id == self.type_id]

    @property
    def _takes_all(self) -> bool:
        """Every candidate that lives fits, and there is no limit on the way."""
        return (
            not self.tests
            and self.volume is None
            and self.player_name is None
            and not self.is_self
            and (self.limit == UNLIMITED or self.sort != "arbitrary")
        )

    def _test(
        self, source: CommandSourceStack, origin: Vec3
    ) -> Callable[[Entity], bool]:
        tests: list[EntityTest] = list(self.tests)
        if not self.includes_entities and self.is_self:
            tests.insert(0, lambda entity, _source, _at: entity.is_player)
        if self.volume is not None:
            box = moved(self.volume, origin)
            tests.append(lambda entity, _source, _at: boxes_meet(entity, box))
        if self.player_name is not None:
            name = self.player_name.casefold()
            tests.append(lambda e, _s, _at: e.scoreboard_name.casefold() == name)
        if self.must_be_alive:
            tests.append(lambda entity, _source, _at: is_alive(entity))
        if len(tests) == 1:
            (test,) = tests
            return lambda entity: test(entity, source, origin)
        if len(tests) == 2:
            first, second = tests
            return lambda entity: (
                first(entity, source, origin) and second(entity, source, origin)
            )

        def fits(entity: Entity) -> bool:
            for test in tests:  # noqa: SIM110  # asked for every entity there is
                if not test(entity, source, origin):
                    return False
            return True

        return fits

    def _picked(
        self, found: list[Entity], source: CommandSourceStack, origin: Vec3
    ) -> list[Entity]:
        if len(found) > 1 and self.sort != "arbitrary":
            if self.sort == "random":
                shuffle(found, source.level.random)
            else:
                if self.limit == 1:
                    pick = max if self.sort == "furthest" else min
                    return [pick(found, key=lambda e: square_distance(e.pos, origin))]
                keyed = [(square_distance(e.pos, origin), e) for e in found]
                keyed.sort(key=itemgetter(0), reverse=self.sort == "furthest")
                found = [entity for _, entity in keyed]
        return found[: self.limit] if len(found) > self.limit else found


def _order(entity: Entity) -> int:
    return entity.order


def is_alive(entity: Entity) -> bool:
    """The dead lie there for a while; what has no body does not die."""
    return (entity.body is None and not entity.is_player) or entity.is_alive


def square_distance(one: Vec3, other: Vec3) -> float:
    dx, dy, dz = one[0] - other[0], one[1] - other[1], one[2] - other[2]
    return dx * dx + dy * dy + dz * dz


def moved(box: Box, by: Vec3) -> Box:
    x, y, z = by
    return (
        box[0] + x,
        box[1] + y,
        box[2] + z,
        box[3] + x,
        box[4] + y,
        box[5] + z,
    )


def boxes_meet(entity: Entity, box: Box) -> bool:
    """Whether the entity's hitbox has space in common with a box; touching is not enough."""
    x0, y0, z0, x1, y1, z1 = entity.bounding_box
    return (
        x0 < box[3]
        and x1 > box[0]
        and y0 < box[4]
        and y1 > box[1]
        and z0 < box[5]
        and z1 > box[2]
    )
