"""What an entity that moves keeps beside its place and speed; floor 8 makes one per kind.

Some of it is also data (`OnGround`, `fall_distance`): a body reads it when it is made or loaded
and writes it back when somebody asks for the data.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import attrs

from gametest.core.position import BlockPos, Vec3
from gametest.nbt.tags import Byte, Double, Short

if TYPE_CHECKING:
    from gametest.level.entities.damage_source import DamageSource
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level
    from gametest.level.section import Section


@attrs.define(eq=False, repr=False)
class Rest:
    """Why a body need not take its turns."""

    cells: tuple[tuple[Section, int, int], ...]
    """Section, index and state id of every cell that matters."""
    since: int
    """Game time up to which its body is worked out."""
    due: int | None
    """Game time at which it does something though nothing around it changed."""

    def holds(self) -> bool:
        """Whether the cells are what they were."""
        for section, index, state_id in self.cells:
            if section.ids[index] != state_id:
                return False
        return True


@attrs.define(eq=False, repr=False)
class EntityBody:
    """Heirs override `tick`, `read` and `write`."""

    entity: Entity

    on_ground: bool = attrs.field(default=False, init=False)
    horizontal_collision: bool = attrs.field(default=False, init=False)
    vertical_collision: bool = attrs.field(default=False, init=False)
    fall_distance: float = attrs.field(default=0.0, init=False)
    no_gravity: bool = attrs.field(default=False, init=False)
    no_physics: bool = attrs.field(default=False, init=False)
    """Passes through blocks."""
    stuck: Vec3 | None = attrs.field(default=None, init=False)
    """Factors on the next move, of webs and their like."""
    supporting: BlockPos | None = attrs.field(default=None, init=False)
    """The block that it stands on, as far as one is known."""
    stands_on_nothing: bool = attrs.field(default=False, init=False)
    """On the ground of a block that it has left sideways."""
    tick_count: int = attrs.field(default=0, init=False)
    """Turns since it came into being in this run; not saved."""
    water_height: float = attrs.field(default=0.0, init=False)
    """Of the water above its feet, in blocks."""
    lava_height: float = attrs.field(default=0.0, init=False)
    is_in_water: bool = attrs.field(default=False, init=False)
    is_in_lava: bool = attrs.field(default=False, init=False)
    fire_ticks: int = attrs.field(default=0, init=False)
    """How long it still burns; 0 or less: it does not."""
    step_height: float = attrs.field(default=0.0, init=False)
    efficiency: float = attrs.field(default=0.0, init=False)
    """The part of what slow blocks take from its speed that they do not take."""
    is_pushed_by_fluid: bool = attrs.field(default=True, init=False)
    old_pos: Vec3 = attrs.field(init=False)
    """Where it was at the beginning of its turn."""
    moves: list[tuple[Vec3, Vec3, tuple[float, float, float]]] = attrs.field(
        factory=list, init=False
    )
    """From, to, and the displacement that was tried, since blocks were last asked about them."""
    meets_pushable: bool = attrs.field(default=False, init=False)
    """Entities that give way to others still stop it: carts and boats."""
    looks_about: bool = attrs.field(default=False, init=False)
    """Where it looks is a matter of its own will, which is not simulated."""
    boards_from: int = attrs.field(default=0, init=False)
    """Game time from which it gets into carts and boats by itself; not saved."""
    piston_time: int = attrs.field(default=-1, init=False)
    """Game time at which pistons last moved it."""
    piston_moves: tuple[float, float, float] = attrs.field(
        default=(0.0, 0.0, 0.0), init=False
    )
    """By how much, along each axis, at that time."""

    rest: Rest | None = attrs.field(default=None, init=False)
    """While it lies still and nothing around it changes, it takes no turns."""

    def __attrs_post_init__(self) -> None:
        self.old_pos = self.entity.pos

    def tick(self, level: Level) -> None:
        """Its turn in the entity phase; it may remove its entity.

        Raises `UnsupportedError` where it would have to do what is not simulated; then it stands
        still for the rest of the run.
        """

    def is_gone(self) -> bool:
        """Whether its entity was taken out of the level meanwhile."""
        return self.entity.is_removed

    def next_due(self, level: Level) -> int | None:
        """Game time of its next turn that changes anything; None: never by itself."""
        return level.game_time + 1 if self.rest is None else self.rest.due

    def still_rests(self, level: Level) -> bool:
        """Whether nothing but blocks that it rests by has changed."""
        return True

    def disturbed(self, level: Level) -> None:
        """A block around it changed while it was at rest; a turn follows."""
        self.rest = None

    def tick_at_rest(self, level: Level) -> None:
        """What it does at rest when its time has come."""

    def hurt(self, level: Level, source: DamageSource, amount: float) -> bool:
        """Whether it was hurt; what is not alive ignores most."""
        return False

    def breaks_by_piston(self, level: Level) -> bool:
        """Whether it broke instead of being moved, as what hangs on a wall does."""
        return False

    def ignite(self, ticks: int) -> None:
        """It burns at least that long, unless its kind cannot."""
        if not self.entity.kind.is_fire_immune:
            self.fire_ticks = max(self.fire_ticks, ticks)

    def landed(self, level: Level, distance: float, pos: BlockPos) -> None:
        """It came to the ground after falling so far, on the block at `pos`."""

    def ticks_lived(self, level: Level) -> int | None:
        """Turns that it has begun; None for a kind that does not count them."""
        return None

    def wake(self) -> None:
        """Somebody changed the entity from outside."""

    def came_by_chance(self) -> None:
        """It was made without data, so that the game would draw some of its traits."""

    def read(self) -> None:
        """Take over the entity's data."""
        nbt = self.entity.nbt
        self.on_ground = bool(nbt.get("OnGround"))
        self.no_gravity = bool(nbt.get("NoGravity"))
        fallen, fire = nbt.get("fall_distance", 0.0), nbt.get("Fire", 0)
        self.fall_distance = float(fallen) if isinstance(fallen, (int, float)) else 0.0
        self.fire_ticks = int(fire) if isinstance(fire, int) else 0

    def write(self) -> None:
        """Bring the entity's data up to date."""
        nbt = self.entity.nbt
        _keep(nbt, "OnGround", Byte(self.on_ground))
        _keep(nbt, "fall_distance", Double(self.fall_distance))
        _keep(nbt, "Fire", Short(self.fire_ticks))


def _keep(nbt: dict, key: str, value: Byte | Short | Double) -> None:  # type: ignore[type-arg]
    if value or key in nbt:
        nbt[key] = value
