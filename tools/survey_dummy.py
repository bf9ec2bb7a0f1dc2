"""A player who does things at random, so that packs that wait for one do theirs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Final, Self, final

import attrs

from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.engine.function_runner import FunctionRunner
from gametest.command.errors import CommandError
from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos, Vec3
from gametest.core.string_reader import TextSyntaxError
from gametest.entity.player import Player
from gametest.framework.commands.dummy.hands import (
    attack,
    mine,
    use_block_at,
    use_entity,
    use_item,
)
from gametest.framework.commands.dummy.moves import drop, jump, sneak
from gametest.interaction.entity_search import entities_in
from gametest.level.entities.entity import Entity
from gametest.server.server import Server

_NAME: Final = "SurveyDummy"
_ROOM: Final = 6
"""Blocks to each side of the middle of its floor."""
_SETUP: Final = (
    "fill -6 {y} -6 6 {y} 6 minecraft:grass_block",
    "setblock 2 {up} 2 minecraft:chest",
    "setblock -2 {up} 2 minecraft:crafting_table",
    "setblock 2 {up} -2 minecraft:furnace",
    "setblock -2 {up} -2 minecraft:oak_log",
    "setblock 0 {up} 3 minecraft:dropper",
    "setblock 3 {up} 0 minecraft:water_cauldron[level=3]",
    "summon minecraft:armor_stand 4 {up} 4",
    "summon minecraft:item_frame 0 {high} 0",
    "summon minecraft:interaction -4 {up} 4",
)
_REACH: Final = 5.0
_HELD: Final = (
    *("stone", "diamond_pickaxe", "iron_axe", "bow", "water_bucket", "bread"),
    *(
        "snowball",
        "torch",
        "bone_meal",
        "carrot_on_a_stick",
        "warped_fungus_on_a_stick",
    ),
    *("player_head", "written_book", "spawner", "furnace", "armor_stand", "air"),
)
_DEEDS: Final = (
    *("walk", "walk", "walk", "use_block", "use_block", "use_item", "mine", "attack"),
    *("use_entity", "hold", "hold", "drop", "sneak", "jump", "hurt"),
)


@final
@attrs.define(eq=False)
class SurveyDummy:
    server: Server
    random: Random
    floor: int
    sneaks: bool = False

    @classmethod
    def join(cls, server: Server, seed: int) -> Self:
        level = server.overworld
        made = cls(server, Random(seed), level.min_y + 128)
        names = {"y": made.floor, "up": made.floor + 1, "high": made.floor + 2}
        for line in _SETUP:
            made._say(line.format(**names))
        place = Vec3(0.5, made.floor + 1.0, -3.5)
        server.add_player(Player.of_name(_NAME, place))
        return made

    @property
    def player(self) -> Player | None:
        return self.server.find_player(_NAME)

    def act(self, deeds: Counter[str]) -> None:
        player = self.player
        if player is None:
            return
        if not player.is_alive:
            self.server.respawn_player(player)
            self._say(f"tp {_NAME} 0.5 {self.floor + 1} -3.5")
            deeds["respawn"] += 1
            return
        deed = self.random.choice(_DEEDS)
        worked = getattr(self, f"_{deed}")()
        deeds[deed if worked else f"{deed}?"] += 1

    # -- deeds ---------------------------------------------------------------------------

    def _walk(self) -> bool:
        x, z = self.random.uniform(-1, 1), self.random.uniform(-1, 1)
        yaw, pitch = self.random.uniform(-180, 180), self.random.uniform(-40, 80)
        there = f"positioned ~{x:.2f} ~ ~{z:.2f} if block ~ ~ ~ #minecraft:air"
        return self._as(f"execute {there} run tp @s ~ ~ ~ {yaw:.1f} {pitch:.1f}")

    def _use_block(self) -> bool:
        pos = self._near()
        hit = Vec3(pos.x + 0.5, pos.y + 0.5, pos.z + 0.5)
        face = self.random.choice(tuple(Direction))
        return self._does(lambda source, dummy: use_block_at(source, dummy, hit, face))

    def _use_item(self) -> bool:
        return self._does(use_item)

    def _mine(self) -> bool:
        pos = self._near()
        return self._does(lambda source, dummy: mine(source, dummy, pos))

    def _attack(self) -> bool:
        return self._to_somebody(attack)

    def _use_entity(self) -> bool:
        return self._to_somebody(use_entity)

    def _hold(self) -> bool:
        item = self.random.choice(_HELD)
        return self._as(f"item replace entity @s weapon.mainhand with minecraft:{item}")

    def _drop(self) -> bool:
        return self._does(lambda source, dummy: drop(source, dummy, everything=False))

    def _sneak(self) -> bool:
        self.sneaks = not self.sneaks
        return self._does(lambda _source, dummy: sneak(dummy, self.sneaks))

    def _jump(self) -> bool:
        return self._does(jump)

    def _hurt(self) -> bool:
        return self._as("damage @s 1 minecraft:generic")

    def _near(self) -> BlockPos:
        """A block of its room, or beside it."""
        x, z = (self.random.randint(-_ROOM, _ROOM) for _ in range(2))
        return BlockPos(x, self.floor + self.random.randint(0, 2), z)

    def _to_somebody(
        self, deed: Callable[[CommandSourceStack, Player, Entity], int]
    ) -> bool:
        player = self.player
        assert player is not None
        x, y, z = player.pos
        box = (x - _REACH, y - _REACH, z - _REACH, x + _REACH, y + _REACH, z + _REACH)
        near = [
            each
            for each in entities_in(self.server.overworld, box)
            if each is not player
        ]
        if not near:
            return False
        target = self.random.choice(near)
        return self._does(lambda source, dummy: deed(source, dummy, target))

    # -- lines ---------------------------------------------------------------------------

    def _does(self, deed: Callable[[CommandSourceStack, Player], int]) -> bool:
        player, level = self.player, self.server.overworld
        assert player is not None
        try:
            deed(CommandSourceStack(self.server, level), player)
        except CommandError:
            return False
        except UnsupportedError as error:
            level.report_unsupported(error.mechanic, error.pos or player.block_pos)
            return False
        return True

    def _as(self, line: str) -> bool:
        return self._say(f"execute as {_NAME} at @s run {line}")

    def _say(self, line: str) -> bool:
        source = CommandSourceStack(self.server, self.server.overworld)
        dispatcher = self.server.functions.dispatcher
        try:
            result = FunctionRunner().run_command(line, source, dispatcher)
        except TextSyntaxError:
            return False
        return bool(result.success)
