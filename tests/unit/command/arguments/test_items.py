"""Items in commands (https://minecraft.wiki/w/Argument_types)."""

from __future__ import annotations

import pytest

from gametest.block.block_table import BlockTable
from gametest.block.block_tags import TagTable
from gametest.command.arguments.item.item_predicate import ItemPredicateArgument
from gametest.command.arguments.item.item_slots import ItemSlotsArgument
from gametest.command.arguments.item.item_stack import ItemStackArgument
from gametest.command.command_build_context import CommandBuildContext
from gametest.core.string_reader import StringReader, TextSyntaxError
from gametest.core.version import GameVersion, version_named
from gametest.item.item_stack import ItemStack
from gametest.item.slot_ranges import SlotRange
from gametest.nbt.snbt import parse_snbt


class Tags:
    def __init__(self, version: GameVersion) -> None:
        self.version = version

    def of(self, registry: str) -> TagTable:
        return TagTable.load(self.version, registry)


@pytest.fixture(scope="module")
def context(version: GameVersion, blocks: BlockTable) -> CommandBuildContext:
    tags = TagTable.load(version)
    return CommandBuildContext(version, blocks, tags, tags=Tags(version))


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("stick", "1 minecraft:stick"),
        ("minecraft:stick[]", "1 minecraft:stick"),
        ("stick[damage=3]", "1 minecraft:stick[minecraft:damage=3]"),
        ("stick[damage=3 , ]", "1 minecraft:stick[minecraft:damage=3]"),
        (
            "stick[ damage = 3 , !rarity ]",
            "1 minecraft:stick[minecraft:damage=3,!minecraft:rarity]",
        ),
        (
            "stick[max_damage=10,max_stack_size=1]",
            "1 minecraft:stick[minecraft:max_damage=10,minecraft:max_stack_size=1]",
        ),
        (
            "diamond_sword[!max_damage,max_stack_size=2]",
            "1 minecraft:diamond_sword[!minecraft:max_damage,minecraft:max_stack_size=2]",
        ),
        # https://minecraft.wiki/w/Item_format: what equals the default is not stored.
        ("stone[max_stack_size=64,rarity=common,lore=[]]", "1 minecraft:stone"),
        ("stick[!glider]", "1 minecraft:stick"),
        ("elytra[!glider]", "1 minecraft:elytra[!minecraft:glider]"),
        (
            "apple[food={nutrition:4,saturation:2.4},max_stack_size=16]",
            "1 minecraft:apple[minecraft:max_stack_size=16]",
        ),
        (
            'stick[custom_data={a:[1,"]"]}]',
            '1 minecraft:stick[minecraft:custom_data={a:[1,"]"]}]',
        ),
        (
            "bow[enchantments={power:5}]",
            '1 minecraft:bow[minecraft:enchantments={"minecraft:power":5}]',
        ),
    ],
)
def test_stack_is_read(context: CommandBuildContext, text: str, shown: str) -> None:
    reader = StringReader(text + " 3")

    assert shown == str(ItemStackArgument(context).parse(reader))
    assert " 3" == reader.remaining


@pytest.mark.parametrize(
    ("text", "cursor", "words"),
    [
        ("stik", 0, "'minecraft:stick'"),
        ("stick[damgae=3]", 6, "unknown item component"),
        ("stick[damage]", 12, "expected '='"),
        ("stick[damage=x]", 13, "whole number"),
        ("stick[damage=1,damage=2]", 15, "given twice"),
        ("stick[damage=1,!damage]", 15, "given twice"),
        ("stick[damage=1", 5, "not closed"),
        ("stick[damage=1,", 15, ""),
        ("stick[,]", 6, ""),
        # https://minecraft.wiki/w/Item_format#Strict_validation
        ("stick[max_damage=10]", 0, "both damageable and stackable"),
        ("diamond_sword[max_stack_size=2]", 0, "both damageable and stackable"),
        ("chest[container=[{slot:0,item:{id:egg,count:17}}]]", 0, "holds 17"),
        ("bundle[bundle_contents=[{id:bow,count:2}]]", 0, "holds 2"),
    ],
)
def test_broken_stack_is_an_error_at_its_place(
    context: CommandBuildContext, text: str, cursor: int, words: str
) -> None:
    with pytest.raises(TextSyntaxError) as caught:
        ItemStackArgument(context).parse(StringReader(text))

    assert cursor == caught.value.cursor
    assert words in caught.value.message


# Entries of registries: https://minecraft.wiki/w/Data_component_format
@pytest.mark.parametrize(
    ("item", "words"),
    [
        ("stick[enchantments={sharpnes:1}]", "did you mean 'minecraft:sharpness'"),
        ("potion[potion_contents=healin]", "potion 'minecraft:healin'"),
        ("potion[potion_contents={custom_effects:[{id:poizon}]}]", "mob_effect"),
        ("stick[suspicious_stew_effects=[{id:poizon}]]", "mob_effect"),
        (
            "stick[consumable={on_consume_effects:[{type:remove_effects,effects:poizon}]}]",
            "mob_effect",
        ),
        (
            "stick[attribute_modifiers="
            "[{type:armour,id:a,amount:1,operation:add_value}]]",
            "attribute 'minecraft:armour'",
        ),
        ("stick[tooltip_display={hidden_components:[lor]}]", "did you mean"),
        ("chest[container=[{slot:0,item:{id:stik}}]]", "item 'minecraft:stik'"),
        (
            "chest[container=[{slot:0,item:{id:egg,components:{damag:1}}}]]",
            "data_component_type 'minecraft:damag'",
        ),
        ("stick[repairable={items:'#plank'}]", "item tag '#minecraft:plank'"),
        ("stick[tool={rules:[{blocks:[ston]}]}]", "block 'minecraft:ston'"),
        ("stick[equippable={slot:head,allowed_entities:pigg}]", "entity_type"),
        ("stick[damage_resistant={types:in_fyre}]", "did you mean 'minecraft:in_fire'"),
        ("chest[lock={items:ston}]", "unknown item 'minecraft:ston'"),
        ("chest[lock={components:{damag:1}}]", "unknown item component"),
    ],
)
def test_component_cannot_name_what_does_not_exist(
    context: CommandBuildContext, item: str, words: str
) -> None:
    with pytest.raises(TextSyntaxError) as caught:
        ItemStackArgument(context).parse(StringReader(item))

    assert item.index("=") + 1 == caught.value.cursor
    assert words in caught.value.message


@pytest.mark.parametrize(
    ("test", "words"),
    [
        ("*[enchantments~[{enchantments:sharpnes}]]", "unknown enchantment"),
        ("*[enchantments~[{enchantments:'#curs'}]]", "tag '#minecraft:curs'"),
        ("*[potion_contents~{potions:[healin]}]", "unknown potion"),
        ("*[container~{items:{contains:[{items:ston}]}}]", "unknown item"),
        ("*[container~{items:{contains:[{items:'#plank'}]}}]", "unknown item tag"),
        (
            "*[attribute_modifiers~{modifiers:{contains:[{attribute:armour}]}}]",
            "unknown attribute",
        ),
        ("*[enchantments={sharpnes:1}]", "unknown enchantment"),
    ],
)
def test_predicate_cannot_name_what_does_not_exist(
    context: CommandBuildContext, test: str, words: str
) -> None:
    with pytest.raises(TextSyntaxError, match=words):
        ItemPredicateArgument(context).parse(StringReader(test))


def test_tags_without_a_list_of_the_game_s_own_are_taken_for_known(
    context: CommandBuildContext,
) -> None:
    text = "*[trim~{material:'#demo:shiny'}]"

    assert not ItemPredicateArgument(context).parse(StringReader(text)).test(HELD)


HELD = ItemStack.from_nbt(
    parse_snbt(
        '{id:"diamond_sword",count:1,components:{"minecraft:damage":61,'
        '"minecraft:custom_data":{a:1b,b:{c:2}},"minecraft:custom_name":"Edge"}}'
    )
)


@pytest.mark.parametrize(
    ("text", "passes"),
    [
        ("*", True),
        ("diamond_sword", True),
        ("stick", False),
        ("#swords", True),
        ("#minecraft:logs", False),
        ("*[]", True),
        ("*[damage]", True),
        ("*[unbreakable]", False),
        ("*[!unbreakable]", True),
        ("*[damage=61]", True),
        ("*[damage=60]", False),
        ("*[damage=60|damage=61]", True),
        ("*[ damage = 60 | ! damage = 60 ]", True),
        ("*[damage,unbreakable]", False),
        ("*[damage~{durability:1500}]", True),
        ("*[damage~{damage:{max:60}}]", False),
        ("*[custom_data~{a:1b}]", True),
        ("*[custom_data~{a:1}]", False),
        ("*[custom_data={a:1b}]", False),
        ("*[custom_data={a:1b,b:{c:2}}]", True),
        ("*[custom_name={text:Edge}]", True),
        ("*[count=1]", True),
        ("*[count={min:1,max:3}]", True),
        ("*[count={min:2}]", False),
        ("*[count~{min:2}]", False),
        ("*[damage~{dmg:1}]", True),
        ("*[count=2|custom_data~{b:{c:2}}]", True),
        ("diamond_sword[max_damage=1561]", True),
        ("*[rarity=common]", True),
        ("*[!rarity=common]", False),
    ],
)
def test_predicate_of_a_stack(
    context: CommandBuildContext, text: str, passes: bool
) -> None:
    reader = StringReader(text + " run")
    predicate = ItemPredicateArgument(context).parse(reader)

    assert passes is predicate.test(HELD)
    assert text == predicate.text


def test_empty_slot_matches_no_predicate(context: CommandBuildContext) -> None:
    predicate = ItemPredicateArgument(context).parse(StringReader("*"))

    assert not predicate.test(ItemStack.from_nbt({}))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("stick", "id: expected minecraft:stick, found minecraft:diamond_sword"),
        ("*[count~{min:2}]", "count: expected 2.., found 1"),
        ("*[damage=60]", "minecraft:damage: expected 60, found 61"),
        ("*[unbreakable]", "minecraft:unbreakable: expected the component, found none"),
        ("*[!damage]", "expected damage to fail, and it passed"),
        ("*[custom_data~{z:1}]", "minecraft:custom_data: expected at least {z:1}"),
    ],
)
def test_explanation_names_the_test_that_failed(
    context: CommandBuildContext, text: str, words: str
) -> None:
    predicate = ItemPredicateArgument(context).parse(StringReader(text))

    assert words in predicate.explain(HELD)


@pytest.mark.parametrize(
    ("text", "cursor", "words"),
    [
        ("#no_such", 0, "unknown item tag"),
        ("*[damgae]", 2, "unknown item component"),
        ("*[damage=1", 1, "not closed"),
        ("*[count=x]", 8, "expected a number or an object with min and max"),
        ("*[rarity~{a:1}]", 9, "is no predicate of components"),
    ],
)
def test_broken_predicate_is_an_error_at_its_place(
    context: CommandBuildContext, text: str, cursor: int, words: str
) -> None:
    with pytest.raises(TextSyntaxError) as caught:
        ItemPredicateArgument(context).parse(StringReader(text))

    assert cursor == caught.value.cursor
    assert words in caught.value.message


def test_slot_is_read_to_the_space(context: CommandBuildContext) -> None:
    reader = StringReader("container.* *")

    found = ItemSlotsArgument(context).parse(reader)

    assert isinstance(found, SlotRange)
    assert 54 == len(found.slots)
    assert " *" == reader.remaining


def test_group_is_no_single_slot(context: CommandBuildContext) -> None:
    with pytest.raises(TextSyntaxError, match="more than one slot"):
        ItemSlotsArgument(context, single=True).parse(StringReader("hotbar.*"))


def test_unknown_slot_is_told_with_the_nearest(context: CommandBuildContext) -> None:
    with pytest.raises(TextSyntaxError, match=r"'hotbar\.0'"):
        ItemSlotsArgument(context).parse(StringReader("hotbr.0"))


@pytest.mark.parametrize("text", ["demo:x", "{type:empty}", "[{type:empty}]"])
def test_slot_sources_are_read_since_26_3(
    context: CommandBuildContext, blocks: BlockTable, text: str
) -> None:
    older = version_named("26.2")
    before = CommandBuildContext(older, blocks, TagTable.load(older))

    assert text == ItemSlotsArgument(context).parse(StringReader(text)).name

    with pytest.raises(TextSyntaxError):
        ItemSlotsArgument(before).parse(StringReader(text))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{type:bogus}", "unknown slot source 'bogus'"),
        ("{}", "'type' is missing"),
        ("{type:slot_range,slots:hotbr}", "unknown slot 'hotbr'"),
    ],
)
def test_broken_inline_slot_source_is_an_error(
    context: CommandBuildContext, text: str, words: str
) -> None:
    with pytest.raises(TextSyntaxError, match=words):
        ItemSlotsArgument(context).parse(StringReader(text))
