"""What all entities of one kind share; the room `gametest.entity` fills in the numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, Protocol, TypeAlias, final

import attrs

if TYPE_CHECKING:
    from gametest.core.position import Vec3
    from gametest.level.entities.entity import Entity
    from gametest.level.entities.entity_body import EntityBody
    from gametest.level.entities.entity_field import EntityField
    from gametest.level.level import Level

Size: TypeAlias = tuple[float, float]
"""Width and height, in blocks."""


INERT_TYPES: Final = frozenset(
    {
        "minecraft:block_display",
        "minecraft:end_crystal",
        "minecraft:glow_item_frame",
        "minecraft:interaction",
        "minecraft:item_display",
        "minecraft:item_frame",
        "minecraft:marker",
        "minecraft:painting",
        "minecraft:text_display",
    }
)
"""Kinds that never move nor act by themselves, so keeping them as data is the whole truth."""


@final
@attrs.frozen(eq=False)
class EntityKind:
    """By default a point that is not alive: all that is known of an unknown kind."""

    id: str
    """`minecraft:pig`."""
    width: float = attrs.field(default=0.0, kw_only=True)
    height: float = attrs.field(default=0.0, kw_only=True)
    baby_size: Size | None = attrs.field(default=None, kw_only=True)
    eye_height: float = attrs.field(default=0.0, kw_only=True)
    category: str = attrs.field(default="misc", kw_only=True)
    """The word of the spawn group, `monster`."""
    is_known: bool = attrs.field(default=False, kw_only=True)
    is_living: bool = attrs.field(default=False, kw_only=True)
    is_mob: bool = attrs.field(default=False, kw_only=True)
    is_summonable: bool = attrs.field(default=True, kw_only=True)
    is_saved: bool = attrs.field(default=True, kw_only=True)
    is_attackable: bool = attrs.field(default=True, kw_only=True)
    is_fire_immune: bool = attrs.field(default=False, kw_only=True)
    is_pickable: bool = attrs.field(default=False, kw_only=True)
    is_pushable: bool = attrs.field(default=False, kw_only=True)
    is_collidable: bool = attrs.field(default=False, kw_only=True)
    is_attached: bool = attrs.field(default=False, kw_only=True)
    """To a block: its position is the centre of its box."""
    experience: int = attrs.field(default=0, kw_only=True)
    attributes: Mapping[str, float] = attrs.field(factory=dict, kw_only=True)
    """Base values by full id, `minecraft:max_health`; what is missing it does not have."""
    fields: Mapping[str, EntityField] = attrs.field(factory=dict, kw_only=True)
    """Data beside those that every entity has."""
    is_closed: bool = attrs.field(default=False, kw_only=True)
    """`fields` are all it has, so that the game drops any other key."""
    measure: Callable[[Entity], Size] | None = attrs.field(default=None, kw_only=True)
    """The size of an entity whose data decide it."""
    finish: Callable[[Entity], None] | None = attrs.field(default=None, kw_only=True)
    """Puts right what was read from data."""
    settle: Callable[[Level, Entity], None] | None = attrs.field(
        default=None, kw_only=True
    )
    """As `finish`, for what needs the world: looks up what the data refer to."""
    seat_of: Callable[[Entity, Entity], Vec3 | None] | None = attrs.field(
        default=None, kw_only=True
    )
    """Where a rider's feet are on one of the kind; None: that is not known."""
    find_exit: Callable[[Entity, Entity], Vec3] | None = attrs.field(
        default=None, kw_only=True
    )
    """Where a living rider stands after it got off one of the kind."""
    make_body: Callable[[Entity], EntityBody | None] | None = attrs.field(
        default=None, kw_only=True
    )
    """What moves one of the kind; None: nothing does, or its data keep it from moving."""

    def size_of(self, entity: Entity) -> Size:
        """Raises `UnsupportedError` for a kind whose size is not known."""
        if self.measure is None:
            return self.width, self.height
        return self.measure(entity)


EntityKindLike: TypeAlias = EntityKind


class EntityKindTable(Protocol):
    """The kinds of a game version."""

    def kind(self, type_id: str) -> EntityKind:
        """By full id; an unknown one gives a kind that `is_known` tells apart."""
        ...


@final
@attrs.define(eq=False, repr=False)
class LazyEntityKinds:
    """Loads the table when the first entity asks for its kind."""

    load: Callable[[], EntityKindTable]
    _table: EntityKindTable | None = attrs.field(default=None, init=False)

    def kind(self, type_id: str) -> EntityKind:
        if self._table is None:
            self._table = self.load()
        return self._table.kind(type_id)


@final
class NoEntityKinds:
    """For a level that stands alone: every kind is unknown."""

    def kind(self, type_id: str) -> EntityKind:
        return EntityKind(type_id)


NO_KINDS: Final = NoEntityKinds()
