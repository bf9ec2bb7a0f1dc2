"""What the game does for each player in each tick: values of scores, criteria of advancements.

It runs after the levels and before everything else that ticks; in the game a player's turn lies
among those of the entities. A world without players has none of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import attrs

from gametest.level.world.player_records import PlayerRecord
from gametest.server.live_scores import LiveScores

if TYPE_CHECKING:
    from gametest.entity.player import Player
    from gametest.level.entities.entity import Entity
    from gametest.server.server import Server


@final
@attrs.define(eq=False, repr=False)
class PlayerTurns:
    """A `Tickable`, made when the first player joins."""

    server: Server
    scores: LiveScores = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        world = self.server.world
        self.scores = LiveScores(world.scoreboard)
        world.scoreboard.on_live_objective = self._look_back
        triggers = world.triggers
        triggers.criterion_listeners += (self.scores.on_criterion,)
        triggers.stat_listeners += (
            world.player_records.award,
            self.scores.on_stat,
        )
        triggers.death_listeners += (self._tell_death,)

    def join(self, player: Player) -> None:
        world = self.server.world
        name = player.scoreboard_name
        world.scoreboard.player_names[name] = None
        world.player_records.by_name[name] = PlayerRecord(world.game_time)
        self.scores.join(player)
        self._join_advancements(player)

    def adopt(self, player: Player) -> None:
        world = self.server.world
        world.scoreboard.player_names[player.scoreboard_name] = None
        self.scores.adopt(player)
        self._join_advancements(player)

    def leave(self, player: Player) -> None:
        world = self.server.world
        world.triggers.award(player, "minecraft.custom:minecraft.leave_game")
        self.scores.leave(player)
        world.player_records.by_name.pop(player.scoreboard_name, None)
        advancements = self.server.advancements
        if advancements is not None:
            advancements.leave(player)

    def respawn(self, player: Player) -> None:
        """A dummy that comes back has lost its progress; its statistics stay.

        https://github.com/misode/packtest, `PlayerListMixin`: progress is never found again.
        """
        world = self.server.world
        record = world.player_records.of(player)
        record.criteria.clear()
        record.born_at = world.game_time
        self.scores.join(player)
        self._join_advancements(player)

    def _tell_death(self, player: Entity, message: str) -> None:
        """The team may keep it from the others: https://minecraft.wiki/w/Commands/team."""
        world = self.server.world
        if not world.game_rules.is_on("show_death_messages"):
            return
        # Here, as few players die.
        from gametest.command.chat.chat_message import ChatMessage, MessageKind
        from gametest.command.chat.players import names_of

        board = world.scoreboard
        team = board.team_of(player.scoreboard_name)
        told = "always" if team is None else team.death_message_visibility
        readers = [
            one
            for one in self.server.players()
            if told == "always"
            or (
                told == "hideForOtherTeams"
                and board.team_of(one.scoreboard_name) is team
            )
            or (
                told == "hideForOwnTeam"
                and board.team_of(one.scoreboard_name) is not team
            )
        ]
        if told == "always" or readers:
            self.server.broadcast(
                ChatMessage(
                    kind=MessageKind.SYSTEM,
                    text=message,
                    receivers=names_of(readers),
                    to_everybody=told == "always",
                    dimension=None if player.level is None else player.level.dimension,
                    pos=player.pos,
                )
            )

    def _look_back(self) -> None:
        self.scores.look_back(self.server.tick_count)

    def _join_advancements(self, player: Player) -> None:
        advancements = self.server.advancements
        if advancements is not None:
            advancements.join(player)

    # -- Tickable ------------------------------------------------------------------------

    def tick(self, server: Server) -> None:
        advancements = server.advancements
        for player in server.players():
            if player.level is None:
                continue
            if self._comes_back(player):
                server.respawn_player(player)
            self.scores.tick(player, server.tick_count)
            if advancements is not None:
                advancements.tick(player)

    def _comes_back(self, player: Player) -> bool:
        """The rule `immediate_respawn`, as it was at the death, saves the dead from asking for it."""
        return not player.is_alive and player.returns_at_once

    def next_due(self, server: Server) -> int | None:
        following = server.tick_count + 1
        least: int | None = None
        advancements = server.advancements
        for player in server.players():
            if player.level is None:
                continue
            if self.scores.is_due(player) or self._comes_back(player):
                return following
            if advancements is None:
                continue
            ticks = advancements.ticks_until_due(player)
            if ticks is not None and (least is None or following + ticks < least):
                least = following + ticks
        return least
