"""A bolt of lightning (https://minecraft.wiki/w/Lightning_Bolt).

It strikes once or a few times by chance; each time it hurts what is within three blocks to a side and nine up, and
sets it on fire. When it is gone, players within 256 blocks are told (trigger `lightning_strike`). What pigs,
villagers and mooshrooms become is not simulated.
"""

from __future__ import annotations

from math import dist, floor
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.interaction.entity_search import entities_in
from gametest.level.entities.damage_source import DamageSource
from gametest.level.entities.entity_body import EntityBody
from gametest.level.entities.harming import hurt_entity
from gametest.level.place_random import drawing_at
from gametest.level.world.world_state import Difficulty
from gametest.nbt.tags import Byte

if TYPE_CHECKING:
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_LIFE: Final = 2
_FLASHES: Final = 3
_PAUSE: Final = 10
_MORE_FIRES: Final = 4
_WIDE: Final = 3.0
_HIGH: Final = 9.0
_DAMAGE: Final = 5.0
_BURN: Final = 160
_CHANGED: Final = frozenset(
    {"minecraft:pig", "minecraft:villager", "minecraft:mooshroom"}
)
_CREEPER: Final = "minecraft:creeper"
_UNTOUCHED: Final = frozenset(
    f"minecraft:{name}"
    for name in (
        *("block_display", "interaction", "item_display", "marker", "text_display"),
        *("item_frame", "glow_item_frame", "painting", "leash_knot"),
        *("area_effect_cloud", "lightning_bolt"),
    )
)
_JUST_STRUCK: Final = 1e-6
_SEEN_FROM: Final = 256.0
_BYSTANDERS: Final = 15.0
"""To each side, below, and above a box of six blocks (general knowledge, not confirmed)."""
_BOX_HEIGHT: Final = 6.0


@final
@attrs.define(eq=False, repr=False)
class LightningBody(EntityBody):
    life: int = attrs.field(default=_LIFE, init=False)
    flashes: int = attrs.field(default=-1, init=False)
    """How often it strikes again; drawn in its first turn."""
    struck: dict[int, None] = attrs.field(factory=dict, init=False)
    """Numbers of the entities that it hit."""

    def tick(self, level: Level) -> None:
        with drawing_at(level, self.entity.block_pos):
            self._turn(level)

    def _turn(self, level: Level) -> None:
        entity, random = self.entity, level.random
        self.tick_count += 1
        if self.flashes < 0:
            self.flashes = random.next_int(_FLASHES) + 1
        if self.life == _LIFE:
            self._strike_blocks(level)
        self.life -= 1
        if self.life < 0:
            if not self.flashes:
                self._tell_players(level)
                level.remove_entity(entity)
                return
            if self.life < -random.next_int(_PAUSE):
                self.flashes -= 1
                self.life = 1
                self._light(level, 0)
        if self.life >= 0:
            self._strike_entities(level)

    def _strike_blocks(self, level: Level) -> None:
        hardest = (Difficulty.NORMAL, Difficulty.HARD)
        if level.world.difficulty in hardest:
            self._light(level, _MORE_FIRES)
        strike = level.behaviours.lightning_struck
        if strike is not None:
            x, y, z = self.entity.pos
            below = BlockPos(floor(x), floor(y - _JUST_STRUCK), floor(z))
            strike(level, below)

    def _light(self, level: Level, tries: int) -> None:
        light = level.behaviours.lightning_lit
        if light is not None:
            light(level, self.entity.block_pos, tries)

    def _tell_players(self, level: Level) -> None:
        """https://minecraft.wiki/w/Advancement_definition: a bolt that disappears; who was not hit stands by."""
        x, y, z = self.entity.pos
        witnesses = [
            player
            for player in level.entities_of_type("minecraft:player")
            if dist((x, y, z), tuple(player.pos)) < _SEEN_FROM
        ]
        if not witnesses:
            return
        around = (
            *(x - _BYSTANDERS, y - _BYSTANDERS, z - _BYSTANDERS),
            *(x + _BYSTANDERS, y + _BOX_HEIGHT + _BYSTANDERS, z + _BYSTANDERS),
        )
        near = entities_in(
            level,
            around,
            where=lambda each: each.is_alive and each.id not in self.struck,
        )
        bystanders = [each for each in near if each is not self.entity]
        for player in witnesses:
            level.world.triggers.fire(
                player,
                "minecraft:lightning_strike",
                lightning=self.entity,
                bystander=bystanders,
            )

    def _strike_entities(self, level: Level) -> None:
        x, y, z = self.entity.pos
        around = (
            *(x - _WIDE, y - _WIDE, z - _WIDE),
            *(x + _WIDE, y + _HIGH, z + _WIDE),
        )
        for target in entities_in(level, around):
            if not target.is_alive or target.type_id in _UNTOUCHED:
                continue
            self.struck[target.id] = None
            try:
                self._strike(level, target)
            except UnsupportedError as error:
                level.report_unsupported(error.mechanic, error.pos or target.block_pos)

    def _strike(self, level: Level, target: Entity) -> None:
        if target.type_id in _CHANGED:
            mechanic = f"{target.type_id}: struck by lightning"
            raise UnsupportedError(mechanic, target.block_pos)
        body = target.body
        if body is not None:
            body.fire_ticks += 1
            if body.fire_ticks <= 1:
                body.ignite(_BURN)
        if target.type_id == _CREEPER:
            target.nbt["powered"] = Byte(1)
        source = DamageSource("minecraft:lightning_bolt", self.entity, self.entity)
        hurt_entity(level, target, source, _DAMAGE)
