"""Saving a server's world, and opening what was saved."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from gametest.saved_world.errors import SavedWorldError
from gametest.saved_world.world_image import (
    decode_world,
    encode_world,
    hash_of,
    text_of,
)

if TYPE_CHECKING:
    from gametest.saved_world.world_directory import CompletedSave, WorldDirectory
    from gametest.server.server import Server


def save_world(server: Server, directory: WorldDirectory) -> CompletedSave:
    """Between ticks. Raises `UnsupportedError` or `OSError`; then nothing has changed."""
    return directory.write(text_of(encode_world(server)))


def open_world(server: Server, directory: WorldDirectory) -> CompletedSave:
    """Into a fresh server; what stands there then has the hash that was told at the save.

    Raises `SavedWorldError`.
    """
    save = directory.find()
    if save is None:
        raise SavedWorldError(f"{directory.path}: no saved world is there")
    try:
        image = json.loads(directory.read(save))
    except (ValueError, RecursionError) as error:
        raise SavedWorldError(f"{directory.path}: {error}") from None
    decode_world(image, server)
    found = world_hash(server)
    if found != save.hash:
        raise SavedWorldError(
            f"{directory.path}: opened, the world has the hash {found} instead of {save.hash}"
        )
    return save


def world_hash(server: Server) -> str:
    """Of all that would be saved now; raises `UnsupportedError`."""
    return hash_of(text_of(encode_world(server)))
