"""Undead burn before there was a tag for them: https://minecraft.wiki/w/Undead#Burning_in_sunlight."""

from __future__ import annotations

import pytest

from gametest.app.loading import LoadOptions, load_packs
from gametest.app.run import build_server
from gametest.core.version import SUPPORTED_VERSIONS
from gametest.server.console_command import run_console_command


@pytest.mark.parametrize("version", [str(one) for one in SUPPORTED_VERSIONS])
def test_zombies_burn_by_day_and_husks_do_not(version: str) -> None:
    load = LoadOptions(packs=(), target_version=version, use_cache=False)
    server = build_server(load_packs(load))
    for line in (
        "fill 0 199 0 6 199 0 stone",
        "summon zombie 1 200 0 {NoAI:1b}",
        "summon husk 5 200 0 {NoAI:1b}",
    ):
        run_console_command(server, line)
    for _ in range(200):
        server.tick()

    health = {
        entity.type_id: entity.to_nbt()["Health"]
        for entity in server.overworld.entities.values()
    }
    assert health["minecraft:zombie"] < 20.0  # type: ignore[operator]
    assert 20.0 == health["minecraft:husk"]
