"""A player without a client: a dummy that stands where it was put and owns things.

Everything about it is data. https://minecraft.wiki/w/Player.dat_format
"""
# size: the one face of a player for rooms that know no more of it

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self, final

import attrs

from gametest.core.float32 import f32
from gametest.core.position import BlockPos, Vec3
from gametest.entity import player_data
from gametest.entity.attributes import attribute_bases, attribute_value
from gametest.entity.experience import Experience
from gametest.entity.inventory import Inventory
from gametest.item.item_stack import full_id
from gametest.level.entities.entity import NO_MOTION, Entity
from gametest.nbt.tags import Compound, Float, Int, Tag

if TYPE_CHECKING:
    from gametest.entity.kinds import EntityKinds
    from gametest.interaction.hand.holding import ItemInUse
    from gametest.interaction.hand.window import Window
    from gametest.item.item_stack import ItemStack
    from gametest.level.level import Level
    from gametest.level.world.world_spawn import SpawnPoint

PLAYER: Final = "minecraft:player"
GAME_MODES: Final = ("survival", "creative", "adventure", "spectator")
"""The number of a mode is its place here."""
FULL_HEALTH: Final = 20.0
FULL_FOOD: Final = 20
_LYING: Final = (0.2, 0.2)
_REACH: Final = 4.5
"""Of one in no level, whose attributes are not known."""
_KEPT_KEYS: Final = ("EnderItems", "Inventory", "SelectedItemSlot", "equipment")
"""A new body has the things that death has left."""


@final
@attrs.define(eq=False, repr=False)
class Player(Entity):
    """Made by `Player.of_name`; joins by `Server.add_player`."""

    name: str = attrs.field(default="", kw_only=True)
    game_mode: str = attrs.field(default="survival", kw_only=True)
    previous_game_mode: str | None = attrs.field(default=None, init=False)
    experience: Experience = attrs.field(factory=Experience, init=False)
    food_level: int = attrs.field(default=20, init=False)
    food_saturation: float = attrs.field(default=5.0, init=False)
    food_exhaustion: float = attrs.field(default=0.0, init=False)
    food_timer: int = attrs.field(default=0, init=False)
    """Turns since it last healed or starved."""
    score: int = attrs.field(default=0, init=False)
    respawn_point: SpawnPoint | None = attrs.field(default=None, init=False)
    """Its own; None: the world's."""
    home: SpawnPoint | None = attrs.field(default=None, init=False)
    """Where a dummy comes back that has no point of its own."""
    is_loaded: bool = attrs.field(default=False, init=False)
    """Its client is ready at once: it can be hurt from its first tick."""
    returns_at_once: bool = attrs.field(default=False, init=False)
    """The rule `immediate_respawn` was on when it died."""
    is_sneaking: bool = attrs.field(default=False, init=False)
    is_sprinting: bool = attrs.field(default=False, init=False)
    keys: frozenset[str] = attrs.field(default=frozenset(), init=False)
    """Held down, by the words of the predicate `input`."""
    flies: bool = attrs.field(default=False, init=False)
    """Counts where the mode lets it fly; see `is_flying`."""
    cooldowns: dict[str, int] = attrs.field(factory=dict, init=False)
    """Game time at which the items of a group can be used again."""
    using: ItemInUse | None = attrs.field(default=None, init=False)
    """What it eats, draws or holds up."""
    bed: BlockPos | None = attrs.field(default=None, init=False)
    """The head of the one that it lies in."""
    sleep_ticks: int = attrs.field(default=0, init=False)
    window: Window | None = attrs.field(default=None, init=False)
    camera: Entity | None = attrs.field(default=None, init=False)
    """Through whose eyes a spectator sees, and with whom it goes."""
    """What it looks into."""

    @classmethod
    def of_name(
        cls,
        name: str,
        pos: Vec3,
        *,
        yaw: float = 0.0,
        pitch: float = 0.0,
        game_mode: str = "survival",
        kinds: EntityKinds | None = None,
    ) -> Self:
        """Its UUID is that of an account on a server in offline mode."""
        return cls(
            PLAYER,
            offline_uuid(name),
            pos,
            yaw=f32(yaw),
            pitch=f32(pitch),
            name=name,
            game_mode=game_mode,
            kind=None if kinds is None else kinds.kind(PLAYER),
        )

    # -- what it is ----------------------------------------------------------------------

    @property
    def is_player(self) -> bool:
        return True

    @property
    def is_living(self) -> bool:
        return True

    @property
    def scoreboard_name(self) -> str:
        return self.name

    @property
    def display_component(self) -> Tag:
        return self.name

    @property
    def display_name(self) -> str:
        return self.name

    @property
    def size(self) -> tuple[float, float]:
        if self.bed is not None:
            return _LYING
        return (0.6, 1.5) if self.is_sneaking and not self.is_flying else (0.6, 1.8)

    @property
    def eye_height(self) -> float:
        if self.bed is not None:
            return Float(_LYING[1])
        return Float(1.27) if self.is_sneaking and not self.is_flying else Float(1.62)

    @property
    def is_creative(self) -> bool:
        return self.game_mode == "creative"

    @property
    def is_spectator(self) -> bool:
        return self.game_mode == "spectator"

    @property
    def is_flying(self) -> bool:
        """Spectators always fly."""
        return self.is_spectator or (self.is_creative and self.flies)

    @property
    def block_reach(self) -> float:
        """How far from its eyes it can use blocks (https://minecraft.wiki/w/Attribute)."""
        reach = attribute_value(self, "minecraft:block_interaction_range")
        return _REACH if reach is None else reach

    def set_game_mode(self, mode: str) -> bool:
        """False if it has that mode already."""
        if mode == self.game_mode:
            return False
        self.previous_game_mode, self.game_mode = self.game_mode, mode
        self.camera = None
        self.changed()
        return True

    # -- things --------------------------------------------------------------------------

    @property
    def inventory(self) -> Inventory:
        return Inventory(self)

    @property
    def selected_slot(self) -> int:
        """0 to 8."""
        slot = self.nbt.get("SelectedItemSlot", 0)
        return int(slot) if isinstance(slot, int) else 0

    @selected_slot.setter
    def selected_slot(self, slot: int) -> None:
        self.nbt["SelectedItemSlot"] = Int(slot)

    @property
    def main_hand(self) -> ItemStack:
        return self.inventory.get(self.selected_slot)

    def lie_down(self, level: Level, pos: BlockPos) -> None:
        """Into the bed whose head is at `pos`."""
        # Here, as few players sleep.
        from gametest.entity.playing.sleeping import lie_down

        lie_down(level, self, pos)

    def open_window(self, window: Window) -> None:
        """It looks into one at a time."""
        self.close_window()
        self.window = window
        self.changed()

    def close_window(self) -> None:
        window, self.window = self.window, None
        if window is not None:
            window.on_close()

    def wear_held(self, level: Level, slot: str, amount: int) -> None:
        """A thing in hand loses durability; `slot`: `mainhand` or `offhand`."""
        # Here, as few players wear anything out.
        from gametest.entity.living.worn.wear import wear_slot

        wear_slot(level, self, slot, amount)

    def experience_of_block(self, level: Level, tool: ItemStack, points: int) -> int:
        """What the enchantments of its tool make of the points of a block."""
        if not tool.components:
            return points
        from gametest.entity.living.worn.enchantments import block_experience

        return block_experience(level, self, tool, points)

    def cools_down(self, stack: ItemStack) -> bool:
        """Whether it may not use things of the kind yet."""
        until = self.cooldowns.get(cooldown_group(stack)) if self.cooldowns else None
        return (
            until is not None
            and self.level is not None
            and (self.level.game_time < until)
        )

    # -- life ----------------------------------------------------------------------------

    @property
    def health(self) -> float:
        health = self.nbt.get("Health", FULL_HEALTH)
        return float(health) if isinstance(health, (int, float)) else FULL_HEALTH

    def set_health(self, health: float) -> None:
        most = attribute_value(self, "minecraft:max_health") or FULL_HEALTH
        self.nbt["Health"] = Float(max(0.0, min(most, health)))
        self.changed()

    def eat(self, nutrition: int, saturation: float) -> None:
        """https://minecraft.wiki/w/Hunger: saturation never exceeds the food level."""
        self.food_level = min(FULL_FOOD, self.food_level + nutrition)
        most = f32(self.food_saturation + f32(saturation))
        self.food_saturation = min(most, float(self.food_level))
        self.changed()

    def exhaust(self, amount: float) -> None:
        """Where it can be hurt; see `gametest.entity.living.food` for what follows."""
        if self.game_mode in ("survival", "adventure"):
            self.food_exhaustion = min(40.0, f32(self.food_exhaustion + f32(amount)))
            self.changed()

    @property
    def xp_level(self) -> int:
        return self.experience.level

    def respawn(self, level: Level, pos: Vec3, yaw: float = 0.0) -> None:
        """A new body at a place; tags, scores and game mode stay.

        The inventory is what death has left of it; experience is lost unless the rule
        `keep_inventory` says otherwise. Base values of attributes stay, modifiers do not:
        https://github.com/PaperMC/Paper/issues/11467.
        """
        if not (self.is_spectator or level.world.game_rules.is_on("keep_inventory")):
            self.experience = Experience()
            self.score = 0
        self.close_window()
        if self.level is not None:
            self.level.remove_entity(self)
        self.pos, self.motion, self.pitch = pos, NO_MOTION, 0.0
        self.yaw = f32(yaw)
        bases = attribute_bases(self)
        self.nbt = {key: self.nbt[key] for key in _KEPT_KEYS if key in self.nbt}
        if bases:
            self.nbt["attributes"] = bases
        self.is_reported = False
        self.id, self.body = 0, None
        self.food_level, self.food_saturation, self.food_exhaustion = 20, 5.0, 0.0
        self.food_timer = 0
        self.is_sneaking = self.is_sprinting = self.flies = False
        self.keys = frozenset()
        self.using, self.cooldowns = None, {}
        self.bed, self.sleep_ticks = None, 0
        level.add_entity(self)

    # -- data ----------------------------------------------------------------------------

    def to_nbt(self) -> Compound:
        """As `/data get entity` shows a player."""
        return player_data.to_nbt(self)

    def load(self, nbt: Compound) -> None:
        """The game never writes a player's data by command."""
        raise PlayerDataError

    def merge(self, nbt: Compound) -> None:
        raise PlayerDataError

    def __repr__(self) -> str:
        return f"<player {self.name} at {BlockPos(*map(int, self.pos))}>"


def cooldown_group(stack: ItemStack) -> str:
    """https://minecraft.wiki/w/Data_component_format#use_cooldown: by default the kind's own."""
    found = stack.find("minecraft:use_cooldown")
    group = found.get("cooldown_group") if isinstance(found, dict) else None
    return full_id(group) if isinstance(group, str) else stack.id


class PlayerDataError(ValueError):
    def __init__(self) -> None:
        super().__init__("the data of a player cannot be changed")


def offline_uuid(name: str) -> int:
    """Of an account on a server in offline mode: version 3, from the name.

    https://minecraft.wiki/w/Universally_unique_identifier
    """
    # Imported here: few runs need it, and it slows the start.
    from hashlib import md5

    digest = md5(f"OfflinePlayer:{name}".encode(), usedforsecurity=False).digest()
    number = int.from_bytes(digest, "big")
    number = number & ~(0xF << 76) | 3 << 76
    return number & ~(0x3 << 62) | 2 << 62
