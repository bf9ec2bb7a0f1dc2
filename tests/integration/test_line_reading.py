"""What may stand next in a line, and which of its words are what."""

from __future__ import annotations

from pathlib import Path

import pytest

from gametest.app.loading import LoadOptions, load_packs
from gametest.app.run import build_server
from gametest.command.suggestion.line_reading import LineReader
from gametest.command.suggestion.word_source import WordSource
from gametest.server.console_command import run_console_command

PACK = Path(__file__).parents[2] / "datapacks" / "demo"
REGISTRIES = (
    "advancement",
    "context_int_provider",
    "context_float_provider",
    "damage_type",
    "dialog",
    "enchantment",
    "item_modifier",
    "loot_table",
    "predicate",
    "recipe",
    "timeline",
    "worldgen/biome",
)
"""Of a pack that has one file in each, named after its registry."""


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> LineReader:
    own = tmp_path_factory.mktemp("own")
    (own / "pack.mcmeta").write_text(
        '{"pack": {"description": "", "min_format": 107, "max_format": 107}}'
    )
    for registry in REGISTRIES:
        file = own / "data" / "own" / registry / f"{registry.replace('/', '_')}.json"
        file.parent.mkdir(parents=True)
        file.write_text("{}")
    loaded = load_packs(LoadOptions(packs=(PACK, own), use_cache=False))
    server = build_server(loaded)
    for line in (
        "scoreboard objectives add points dummy",
        "scoreboard players set Alex points 3",
        "team add red",
        "data merge storage demo:kept {a: 1}",
        "bossbar add demo:bar 'x'",
        "summon minecraft:marker 0 5 0 {Tags: ['corner']}",
        "stopwatch create demo:watch",
        "random value 1..3 demo:sequence",
    ):
        run_console_command(server, line)
    source = WordSource(
        server,
        tests=lambda: map(str, loaded.registries.tests),
        structures=lambda: map(str, loaded.templates.ids()),
    )
    return LineReader(loaded.functions.dispatcher, source)


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("", "setblock"),
        ("setbl", "setblock"),
        ("scoreboard ", "players"),
        ("execute as @a run scoreb", "scoreboard"),
        ("setblock ~ ~ ~ rep", "minecraft:repeater"),
        ("setblock ~ ~ ~ minecraft:repeater", "["),
        ("setblock ~ ~ ~ repeater[", "delay="),
        ("setblock ~ ~ ~ repeater[delay=", "3"),
        ("setblock ~ ~ ~ repeater[delay=3", ","),
        ("setblock ~ ~ ~ repeater[delay=3,fac", "facing="),
        ("setblock ", "~ ~ ~"),
        ("setblock ~ ", "~ ~"),
        ("setblock ^ ^ ", "^"),
        ("execute if block ~ ~ ~ #log", "#minecraft:logs"),
        ("give @s diam", "minecraft:diamond"),
        ("summon zombi", "minecraft:zombie"),
        ("kill @", "@e"),
        ("kill @e", "["),
        ("kill @e[", "type="),
        ("kill @e[type=zombi", "minecraft:zombie"),
        ("kill @e[type=!zombi", "minecraft:zombie"),
        ("kill @e[tag=", "corner"),
        ("kill @e[tag=corner,so", "sort="),
        ("kill @e[sort=", "nearest"),
        ("kill @e[scores={", "points="),
        ("kill @e[team=", "red"),
        ("scoreboard players get ", "Alex"),
        ("scoreboard players get Alex ", "points"),
        ("scoreboard objectives setdisplay side", "sidebar"),
        ("scoreboard players operation Alex points ", "+="),
        ("data get storage ", "demo:kept"),
        ("bossbar get ", "demo:bar"),
        ("function ", "demo:prepare"),
        ("place template ", "demo:lamp"),
        ("test run ", "demo:place/rotated_none"),
        ("execute in ", "minecraft:the_nether"),
        ("schedule function demo:prepare 3", "s"),
        ("time set ", "minecraft:noon"),
        ("execute anchored ", "eyes"),
        # Ids of registries, of the game and of packs.
        ("advancement grant @s only ", "own:advancement"),
        ("kill @a[advancements={", "own:advancement="),
        ("attribute @s ", "minecraft:max_health"),
        ("compute default integer ", "own:context_int_provider"),
        ("compute default float ", "own:context_float_provider"),
        ("damage @s 1 ", "minecraft:lava"),
        ("damage @s 1 ", "own:damage_type"),
        ("dialog show @s ", "own:dialog"),
        ("effect give @s ", "minecraft:speed"),
        ("effect clear @s ", "minecraft:speed"),
        ("enchant @s ", "minecraft:mending"),
        ("enchant @s ", "own:enchantment"),
        ("execute if biome ~ ~ ~ ", "minecraft:plains"),
        ("execute if biome ~ ~ ~ ", "own:worldgen_biome"),
        ("execute if predicate ", "own:predicate"),
        ("kill @e[predicate=", "own:predicate"),
        ("execute if stopwatch ", "demo:watch"),
        ("stopwatch query ", "demo:watch"),
        ("execute store result bossbar ", "demo:bar"),
        ("execute summon ", "minecraft:pig"),
        ("fillbiome 0 0 0 1 1 1 ", "own:worldgen_biome"),
        ("item modify entity @s weapon ", "own:item_modifier"),
        ("loot give @s loot ", "own:loot_table"),
        ("particle ", "minecraft:flame"),
        ("random roll 1..3 ", "demo:sequence"),
        ("recipe give @s ", "own:recipe"),
        ("time query ", "own:timeline"),
        ("time query ", "minecraft:day"),
        ("time of ", "minecraft:overworld"),
    ],
)
def test_a_word_that_may_stand_next_is_offered(
    reader: LineReader, line: str, word: str
) -> None:
    assert word in [one.text for one in reader.read(line).suggestions]


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("setblock ~ ~ ~ repeater[delay=3,", "delay="),
        ("setblock ~ ~ ~ ", "#minecraft:logs"),
        ("kill @e[type=pig]", "type="),
        ("say ", "@e"),
        ("execute as @a run ", "execute as"),
        # A name of its own.
        ("bossbar add ", "demo:bar"),
        ("stopwatch create ", "demo:watch"),
        ("attribute @s minecraft:armor modifier add ", "demo:bar"),
    ],
)
def test_a_word_that_may_not_stand_there_is_not_offered(
    reader: LineReader, line: str, word: str
) -> None:
    assert word not in [one.text for one in reader.read(line).suggestions]


@pytest.mark.parametrize(
    ("line", "kinds"),
    [
        (
            "execute as @a run setblock 1 2 3 stone",
            "literal literal selector literal literal position name",
        ),
        ("say hello", "literal text"),
        (
            "scoreboard players set A b 3",
            "literal literal literal selector name number",
        ),
        ("data merge storage a:b {x: 1}", "literal literal literal name data"),
        ("setblok 1 2 3", "error"),
        ("setblock 1 2 3 stonee", "literal position error"),
        ("setblock 1 2", "literal position"),
        ("kill @x", "literal error"),
    ],
)
def test_the_words_of_a_line_have_their_kinds(
    reader: LineReader, line: str, kinds: str
) -> None:
    assert kinds == " ".join(word.kind for word in reader.read(line).words)


def test_no_word_is_offered_twice(reader: LineReader) -> None:
    for line in ("", "execute if score Alex points ", "kill @e[type="):
        texts = [one.text for one in reader.read(line).suggestions]

        assert len(set(texts)) == len(texts)
