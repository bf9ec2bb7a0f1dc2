"""Players that a body makes.

Their name is `test-mock-player`. Only those that are made *in level* stand in the world.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.core.errors import UnsupportedError
from gametest.core.position import Vec3
from gametest.framework.helper.coordinates import Pos
from gametest.framework.helper.entity_spawning import EntitySpawning

if TYPE_CHECKING:
    from gametest.core.direction import Direction
    from gametest.core.position import BlockPos
    from gametest.entity.player import Player

NAME: Final = "test-mock-player"


class MockPlayers(EntitySpawning):
    def make_mock_player(self, game_mode: str = "creative") -> Player:
        """Stands nowhere in the world: nothing happens to it, and no selector finds it."""
        return self._mock_player(game_mode)

    def make_mock_server_player(self, game_mode: str = "creative") -> Player:
        """As `make_mock_player`; the two differ in the game's code only."""
        return self._mock_player(game_mode)

    def make_mock_server_player_in_level(self) -> Player:
        """In creative mode, at the world's spawn; it leaves when the test ends."""
        console = self.info.console
        if console is None:
            mechanic = "players of a test without a server"
            raise UnsupportedError(mechanic)
        server = console.server
        x, y, z = server.world.spawn.pos
        player = self._mock_player("creative")
        player.pos = Vec3(x + 0.5, float(y), z + 0.5)
        if not server.add_player(player):
            mechanic = f"two players named {NAME}"
            raise UnsupportedError(mechanic)
        self.info.clean_ups.append(lambda: server.remove_player(player))
        return player

    def place_at(
        self, player: Player, item: str, pos: Pos, direction: Direction
    ) -> bool:
        """The player clicks a side of the block `pos` with the item; false if nothing was placed."""
        from gametest.behaviour.placing.place_context import PlaceContext
        from gametest.behaviour.placing.placing import place_block

        face = self.get_absolute_direction(direction)
        block = self.level.blocks.find_block(item)
        if block is None:
            return self._use(player, item, self.absolute_pos(pos), face)
        context = PlaceContext(
            level=self.level,
            pos=face.from_pos(self.absolute_pos(pos)),
            face=face,
            yaw=player.yaw,
            pitch=player.pitch,
        )
        return place_block(context, block)

    def use_item_on_block(self, player: Player, item: str, pos: Pos) -> bool:
        """The player takes one in hand and uses it on the north side; true if it did something."""
        from gametest.core.direction import Direction

        return self._use(player, item, self.absolute_pos(pos), Direction.NORTH)

    def _use(self, player: Player, item: str, pos: BlockPos, face: Direction) -> bool:
        from gametest.framework.hands.using import use_item_on
        from gametest.interaction.hand.hand import Hand
        from gametest.item.item_stack import ItemStack, full_id

        self.level.world.items.table.check(full_id(item))
        hand = Hand(player)
        hand.put(ItemStack(full_id(item)))
        return use_item_on(self.level, hand, pos, face, pos.center).is_done

    def _mock_player(self, game_mode: str) -> Player:
        from gametest.entity.player import GAME_MODES, Player

        if game_mode not in GAME_MODES:
            msg = f"{game_mode!r} is no game mode"
            raise ValueError(msg)
        player = Player.of_name(NAME, Vec3(0.0, 0.0, 0.0), game_mode=game_mode)
        player.uuid = self.level.new_uuid()
        return player
