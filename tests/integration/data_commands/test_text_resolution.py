"""Texts that look something up: where they are filled in, and what the world then keeps.

https://minecraft.wiki/w/Text_component_format#Component_resolution
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from gametest.level.entities.entity import uuid_text

if TYPE_CHECKING:
    from tests.integration.data_commands.conftest import World

LOOKED_UP = [
    ('{score:{name:"five",objective:"n"}}', '"5"'),
    ('{storage:"demo:s",nbt:"word"}', '"hello"'),
    ('{storage:"demo:s",nbt:"missing"}', '""'),
    ('["a",{score:{name:"five",objective:"n"}}]', '{text:"a",extra:["5"]}'),
    ('{score:{name:"five",objective:"n"},color:"red"}', '{text:"5",color:"red"}'),
    ('{text:"plain",color:"red"}', '{text:"plain",color:"red"}'),
]
SIGNS = ["oak_sign", "oak_wall_sign", "oak_hanging_sign", "oak_wall_hanging_sign"]


@pytest.fixture
def known(world: World) -> World:
    """A score and a word to look up."""
    world.run("scoreboard objectives add n dummy")
    world.run("scoreboard players set five n 5")
    world.run('data modify storage demo:s word set value "hello"')
    return world


# What the game shows: https://github.com/PaperMC/Paper/issues/12796.


@pytest.mark.parametrize(("text", "kept"), LOOKED_UP)
def test_summoned_text_display_keeps_what_its_text_looked_up(
    known: World, text: str, kept: str
) -> None:
    known.run(f"summon text_display 0 100 0 {{text:{text}}}")

    assert kept == known.data("entity @n[type=text_display]", "text")


@pytest.mark.parametrize(("text", "kept"), LOOKED_UP)
def test_changed_text_display_keeps_what_its_text_looked_up(
    known: World, text: str, kept: str
) -> None:
    known.run("summon text_display 0 100 0")
    known.run(f"data modify entity @n[type=text_display] text set value {text}")

    assert kept == known.data("entity @n[type=text_display]", "text")


def test_text_display_does_not_follow_what_it_looked_up(known: World) -> None:
    known.run('summon text_display 0 100 0 {text:{score:{name:"five",objective:"n"}}}')
    known.run("scoreboard players set five n 6")
    known.run("data modify entity @n[type=text_display] shadow set value 1b")

    assert '"5"' == known.data("entity @n[type=text_display]", "text")


def test_text_display_sees_itself_as_executor(known: World) -> None:
    known.run('summon text_display 0 100 0 {Tags:["t"],text:{selector:"@s"}}')

    shown = known.data("entity @n[tag=t]", "text.insertion")

    assert f'"{uuid_text(known.entity("t").uuid)}"' == shown


def test_passenger_looks_up_its_text_too(known: World) -> None:
    rider = '{id:"text_display",text:{score:{name:"five",objective:"n"}}}'
    known.run(f"summon item_display 0 100 0 {{Passengers:[{rider}]}}")

    assert '"5"' == known.data("entity @n[type=text_display]", "text")


# Names are not filled in: https://github.com/SpyglassMC/Spyglass/issues/1446.


def test_name_of_an_entity_is_not_looked_up(known: World) -> None:
    known.run('summon marker 0 100 0 {CustomName:{score:{name:"five",objective:"n"}}}')

    name = known.data("entity @n[type=marker]", "CustomName")

    assert '{score:{name:"five",objective:"n"}}' == name


# Signs fill in their lines, and see with nobody's eyes: https://lanternmc.com/docs/03-02-sign. Since 26.3 only
# with `allow_op_features`: https://www.minecraft.net/en-us/article/minecraft-26-3-snapshot-4.
TRUSTED = "{allow_op_features:1b}"


@pytest.mark.parametrize(("text", "kept"), LOOKED_UP)
def test_placed_sign_keeps_what_its_line_looked_up(
    known: World, text: str, kept: str
) -> None:
    lines = f'front_text:{{messages:[{text},"","",""]}}'
    known.run(f"setblock 0 100 0 oak_sign{{{lines},allow_op_features:1b}}")

    assert kept == known.data("block 0 100 0", "front_text.messages[0]")


@pytest.mark.parametrize("sign", SIGNS)
@pytest.mark.parametrize("side", ["front_text", "back_text"])
def test_line_of_a_fresh_sign_can_be_written(
    known: World, sign: str, side: str
) -> None:
    known.run(f"setblock 0 100 0 {sign}{TRUSTED} strict")
    known.run(
        f"data modify block 0 100 0 {side}.messages[2] set value "
        '{score:{name:"five",objective:"n"}}'
    )

    assert '["","","5",""]' == known.data("block 0 100 0", f"{side}.messages")


def test_sign_does_not_see_the_executor(known: World) -> None:
    alex = known.add_player("Alex")
    known.run(f"setblock 0 100 0 oak_sign{TRUSTED}")
    known.run(
        'data modify block 0 100 0 front_text.messages[0] set value {selector:"@s"}',
        alex,
    )

    assert '""' == known.data("block 0 100 0", "front_text.messages[0]")


# Fields and defaults: https://minecraft.wiki/w/Sign#Block_data.


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("is_waxed", "0b"),
        ("front_text.color", '"black"'),
        ("back_text.has_glowing_text", "0b"),
        ("back_text.messages", '["","","",""]'),
    ],
)
def test_fresh_sign_is_blank_and_black(world: World, path: str, value: str) -> None:
    world.run("setblock 0 100 0 oak_sign strict")

    assert value == world.data("block 0 100 0", path)
