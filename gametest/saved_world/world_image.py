"""A whole world as one JSON value: taken between ticks, put into a fresh server.

The hash is that of the value's canonical text, so two worlds with the same hash are the same in
everything that is kept.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from gametest.saved_world.errors import SavedWorldError
from gametest.saved_world.level_image import LevelImage
from gametest.saved_world.value_codec import Json, ValueCodec

if TYPE_CHECKING:
    from gametest.server.server import Server

FORMAT: Final = 1
"""Rises when a world that was saved before cannot be read any more."""

_SERVER_MADE_ANEW: Final = frozenset(
    {
        # Given to every server of these packs.
        *("version", "blocks", "behaviours", "functions", "find_template", "preset"),
        *("rule_names", "entity_kinds", "items", "make_advancements"),
        # Who listens, and what was told.
        *("chat_listeners", "feedback_listeners", "notice_listeners", "_notices"),
        *("session", "tests", "running_test", "_tickables", "_frozen_tickables"),
        # Load functions run whenever a server starts.
        "_loads_functions",
        # Have their own forms.
        *("world", "_levels", "_players", "_player_turns", "_advancements"),
    }
)
_WORLD_MADE_ANEW: Final = frozenset(
    {
        *("version", "rule_names", "entity_kinds", "items", "game_rules", "scoreboard"),
        # Who listens.
        *("triggers", "advancements"),
        # Counts what this process has copied.
        "data_meter",
    }
)
_SCOREBOARD_MADE_ANEW: Final = frozenset(
    {"version", "_team_by_member", "player_names", "on_live_objective"}
)


def encode_world(server: Server) -> Json:
    """Between ticks; raises `UnsupportedError` for what cannot be kept truly."""
    codec, world = ValueCodec(server), server.world
    return {
        "format": FORMAT,
        "version": server.version.name,
        "data_version": server.version.data_version,
        "levels": [LevelImage(codec, level).encode() for level in server.levels()],
        "game_rules": dict(sorted(world.game_rules.snapshot().items())),
        "scoreboard": codec.encode_fields(
            world.scoreboard, "the scoreboard", without=_SCOREBOARD_MADE_ANEW
        ),
        "world": codec.encode_fields(world, "the world", without=_WORLD_MADE_ANEW),
        "server": codec.encode_fields(server, "the server", without=_SERVER_MADE_ANEW),
        "players": [f"{player.uuid:032x}" for player in server.players()],
    }


def decode_world(image: Json, server: Server) -> None:
    """Into a server in which nothing has happened yet; raises `SavedWorldError`."""
    if not isinstance(image, dict) or image.get("format") != FORMAT:
        raise SavedWorldError(
            f"the saved world has format {_format_of(image)}, this version reads {FORMAT}"
        )
    if image["data_version"] != server.version.data_version:
        raise SavedWorldError(
            f"the world was saved as {image['version']}, the packs are read as "
            f"{server.version}"
        )
    try:
        _decode(image, server)
    except (KeyError, ValueError, TypeError, AttributeError, IndexError) as error:
        raise SavedWorldError(f"the saved world is damaged: {error}") from error


def _decode(image: Json, server: Server) -> None:
    codec, world = ValueCodec(server), server.world
    levels = [LevelImage(codec, level) for level in server.levels()]
    for level, saved in zip(levels, image["levels"], strict=True):
        level.decode_places(saved)
    for level, saved in zip(levels, image["levels"], strict=True):
        level.decode_entities(saved)
    codec.decode_fields(world, image["world"])
    world.game_rules.restore(image["game_rules"])
    board = world.scoreboard
    codec.decode_fields(board, image["scoreboard"])
    board.version = object()
    board.guard_scores()
    for team in board.teams.values():
        for member in team.members:
            board.adopt(member, team)
    codec.decode_fields(server, image["server"])
    for text in image["players"]:
        server.adopt_player(codec.decode({"entity": text}))
    for level, saved in zip(levels, image["levels"], strict=True):
        level.decode_rest(saved)


def text_of(image: Json) -> bytes:
    """The canonical text: keys in the order in which they were written, no spaces, ASCII."""
    text = json.dumps(image, separators=(",", ":"), allow_nan=False)
    return text.encode("ascii")


def hash_of(text: bytes) -> str:
    """32 hexadecimal digits."""
    return blake2b(text, digest_size=16).hexdigest()


def _format_of(image: Json) -> object:
    return image.get("format") if isinstance(image, dict) else None
