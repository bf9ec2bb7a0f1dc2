"""Good values for each argument type of the game, by the name of its parser."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

_BLOCK_POSITIONS: Final = ("0 64 0", "~ ~ ~", "~1 ~-2 ~", "^ ^1 ^-2", "-5 ~ 30")
_POSITIONS: Final = (*_BLOCK_POSITIONS, "0.5 64 -0.5", "~.5 ~ ~-1.25")
_SNBT: Final = ("{a:1b}", "[1,2,3]", "'x'", "5", "2.5f", "[I;1,2]", '{"a b":[{c:1}]}')
_COMPONENTS: Final = (
    "{text:'a'}",
    "'a'",
    '["",{text:"b",color:"red"}]',
    '{"text":"c"}',
)
_RESOURCES: Final[Mapping[str, tuple[str, ...]]] = {
    "mob_effect": ("speed", "minecraft:slowness"),
    "entity_type": ("cow", "minecraft:marker"),
    "attribute": ("minecraft:scale", "armor"),
    "damage_type": ("minecraft:generic", "fall"),
    "enchantment": ("minecraft:sharpness", "mending"),
    "worldgen/biome": ("minecraft:plains", "desert"),
    "advancement": ("minecraft:story/root",),
    "recipe": ("minecraft:stick",),
}
_SAMPLES: Final[Mapping[str, tuple[str, ...]]] = {
    "brigadier:bool": ("true", "false"),
    "minecraft:block_pos": _BLOCK_POSITIONS,
    "minecraft:block_predicate": (
        "stone",
        "#minecraft:logs",
        "lever[face=wall]",
        "chest{a:1}",
    ),
    "minecraft:block_state": ("stone", "minecraft:lever[face=wall]", "chest{Items:[]}"),
    "minecraft:color": ("red", "dark_blue", "white"),
    "minecraft:column_pos": ("0 0", "~ ~", "~3 -4"),
    "minecraft:component": _COMPONENTS,
    "minecraft:dialog": ("minecraft:server_links",),
    "minecraft:dimension": ("overworld", "minecraft:the_nether"),
    "minecraft:entity_anchor": ("eyes", "feet"),
    "minecraft:float_range": ("1", "1.5..", "..2", "0.5..1.5"),
    "minecraft:function": ("p:f", "#p:t"),
    "minecraft:game_profile": ("Steve", "@a"),
    "minecraft:gamemode": ("creative", "survival", "adventure", "spectator"),
    "minecraft:heightmap": ("motion_blocking", "world_surface", "ocean_floor"),
    "minecraft:hex_color": ("ff0000", "00FF7f"),
    "minecraft:int_range": ("1", "1..", "..2", "-3..4"),
    "minecraft:item_predicate": (
        "*",
        "stick",
        "#minecraft:logs",
        "*[count~{min:1}]",
        "*[damage]",
    ),
    "minecraft:item_slot": ("container.0", "weapon.mainhand", "hotbar.8", "armor.head"),
    "minecraft:item_slots": (
        "container.*",
        "weapon.mainhand",
        "hotbar.*",
        "armor.feet",
    ),
    "minecraft:item_stack": ("stick", "minecraft:diamond_sword[damage=3]", "stone[]"),
    "minecraft:loot_modifier": ("p:m", "{function:'minecraft:set_count',count:1}"),
    "minecraft:loot_predicate": ("{condition:'minecraft:random_chance',chance:0.5}",),
    "minecraft:loot_table": ("minecraft:blocks/stone", "p:t"),
    "minecraft:message": ("hi", "hi @s there", "a: b"),
    "minecraft:nbt_compound_tag": ("{a:1b}", "{}", '{"a b":[1,2]}'),
    "minecraft:nbt_path": ("a", "a.b[0]", "a[{b:1b}].c", '"x y".z[]', "{a:1}", "a[-1]"),
    "minecraft:nbt_tag": _SNBT,
    "minecraft:objective": ("o", "a.b-c_1"),
    "minecraft:objective_criteria": (
        "dummy",
        "trigger",
        "minecraft.used:minecraft.stone",
    ),
    "minecraft:operation": ("=", "+=", "-=", "*=", "/=", "%=", "<", ">", "><"),
    "minecraft:particle": (
        "flame",
        "dust{color:[1.0,0.0,0.0],scale:1}",
        "minecraft:smoke",
    ),
    "minecraft:rotation": ("0 0", "~ ~", "~10 -90"),
    "minecraft:score_holder": ("#a", "@s", "Steve", "$x"),
    "minecraft:scoreboard_slot": ("sidebar", "list", "below_name", "sidebar.team.red"),
    "minecraft:style": ("{color:'red'}", "{bold:1b}"),
    "minecraft:swizzle": ("x", "xyz", "zx"),
    "minecraft:team": ("red_team", "t.1"),
    "minecraft:template_mirror": ("none", "front_back", "left_right"),
    "minecraft:template_rotation": ("none", "clockwise_90", "180"),
    "minecraft:time": ("1", "5t", "2s", "1d", "0.5s"),
    "minecraft:uuid": ("12345678-1234-1234-1234-1234567890ab",),
    "minecraft:vec2": ("0 0", "~ ~", "1.5 -2"),
    "minecraft:vec3": _POSITIONS,
}
_STRINGS: Final = {
    "word": ("word", "a_b"),
    "phrase": ("word", '"two words"'),
    "greedy": ("word", "some more words"),
}
_SELECTORS: Final = {
    ("entities", "multiple"): (
        "@e",
        "@e[tag=a]",
        "@e[type=cow,distance=..5]",
        "@s",
        "@a",
    ),
    ("entities", "single"): ("@s", "@p", "@n", "@e[limit=1]", "Steve", "@r"),
    ("players", "multiple"): ("@a", "@s", "@p", "@a[gamemode=creative]", "Steve"),
    ("players", "single"): ("@s", "@p", "Steve", "@a[limit=1]", "@r"),
}


def sample(random: Random, node: Mapping[str, Any]) -> str | None:
    """A good value for an argument node of a tree; None if none is known."""
    parser: str = node["parser"]
    properties: Mapping[str, Any] = node.get("properties", {})
    if parser in ("brigadier:integer", "brigadier:float", "brigadier:double"):
        return _number(random, properties, whole=parser == "brigadier:integer")
    if parser == "brigadier:string":
        return random.choice(_STRINGS[properties["type"]])
    if parser == "minecraft:entity":
        return random.choice(_SELECTORS[properties["type"], properties["amount"]])
    if parser == "minecraft:score_holder":
        return random.choice(
            ("@s", "Steve") if "single" in str(properties) else ("*", "#a")
        )
    if parser.startswith("minecraft:resource"):
        return _resource(random, parser, properties)
    known = _SAMPLES.get(parser)
    if known is None:
        return None
    if parser == "minecraft:time" and properties.get("min", 0) > 0:
        return random.choice(("1", "5t", "2s"))
    return random.choice(known)


def _number(random: Random, properties: Mapping[str, Any], *, whole: bool) -> str:
    low, high = properties.get("min", -100), properties.get("max", 100)
    low, high = max(low, -1000), min(max(high, low), 1000)
    if whole:
        return str(random.randint(int(low), int(high)))
    return f"{random.uniform(low, high):.2f}"


def _resource(random: Random, parser: str, properties: Mapping[str, Any]) -> str | None:
    registry = str(properties.get("registry", "")).removeprefix("minecraft:")
    if parser == "minecraft:resource_location":
        return random.choice(("p:a", "minecraft:b", "p:c/d"))
    if parser == "minecraft:resource_selector":
        return None
    known = _RESOURCES.get(registry)
    return None if known is None else random.choice(known)
