"""Whether there is what the components of an item name: items, effects, attributes, tags."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from gametest.core.identifier import Identifier
from gametest.core.suggest import did_you_mean
from gametest.item.component.mentions import Mention, mentions
from gametest.item.potion_names import POTIONS
from gametest.registry.data_node import STAND_IN

if TYPE_CHECKING:
    from gametest.command.command_build_context import CommandBuildContext
    from gametest.item.item_predicates import ItemPredicateReader
    from gametest.nbt.tags import Tag
    from gametest.registry.data_node import DataNode
    from gametest.registry.id_set import IdSet
    from gametest.registry.structuring import StructuringIssue


_LOCK: Final = "minecraft:lock"
_BLOCKS: Final = ("minecraft:can_break", "minecraft:can_place_on")


def unknown_name(name: str, value: Tag, context: CommandBuildContext) -> str | None:
    """The first that does not exist, in words; registries without a list are not asked."""
    for mention in mentions(name, value):
        problem = _problem(mention, context)
        if problem is not None:
            return f"{name} names the {problem}"
    if name == _LOCK or name in _BLOCKS:
        return _wrong_predicate(name, value, context)
    return None


def item_predicate_reader(context: CommandBuildContext) -> ItemPredicateReader:
    """Notes what a predicate of a command names and does not exist."""
    from gametest.item.item_predicates import ItemPredicateReader

    return ItemPredicateReader(
        context.items,
        context.tags,
        lambda node, found: _check_ids(node, found, context),
    )


def first_error(issues: Sequence[StructuringIssue]) -> StructuringIssue | None:
    """Fields that nobody knows are only warned of in files: the game reads past them."""
    from gametest.core.diagnostic import Severity

    return next((one for one in issues if one.severity is Severity.ERROR), None)


def _wrong_predicate(name: str, value: Tag, context: CommandBuildContext) -> str | None:
    """Of items that open a lock, or of blocks that an item breaks or stands on."""
    from gametest.loot.block_predicate import read_block
    from gametest.registry.data_node import DataNode

    issues: list[StructuringIssue] = []
    library = context.predicates
    for each in value if isinstance(value, list) else [value]:
        node = DataNode(each, (), issues)
        if name == _LOCK:
            item_predicate_reader(context).read(node)
        elif library is not None:
            read_block(node, library.registries)
    error = first_error(issues)
    return None if error is None else f"{name}: {error.message}"


def _check_ids(node: DataNode, found: IdSet, context: CommandBuildContext) -> None:
    names = sorted(found.ids) if found.tag is None else [f"#{found.tag}"]
    for id in names:
        problem = _problem(Mention(found.registry, id), context)
        if problem is not None and id != str(STAND_IN):
            node.issue("unknown-word", problem)


def _problem(mention: Mention, context: CommandBuildContext) -> str | None:
    registry, id = mention
    if id.startswith("#"):
        tag = id[1:]
        if context.knows_tag(registry, tag):
            return None
        near = did_you_mean(tag, context.tag_names(registry))
        return f"unknown {registry} tag '#{tag}'{near}"
    known = _known(mention, context)
    if known is None:
        return None
    return f"unknown {registry} {id!r}{did_you_mean(id, known)}"


def _known(mention: Mention, context: CommandBuildContext) -> Iterable[str] | None:
    """The ids of the registry if this is none of them."""
    registry, id = mention
    known: Iterable[str]
    match registry:
        case "item":
            return None if context.items.has(id) else context.items.ids()
        case "block":
            if context.blocks.find_block(id) is not None:
                return None
            return (block.name for block in context.blocks.blocks())
        case "entity_type":
            known = context.entity_types
        case "data_component_type":
            known = context.items.component_types.names
        case "mob_effect":
            from gametest.entity.living.effects.effect_kinds import known_effects

            known = known_effects(context.version)
        case "potion":
            known = [f"minecraft:{potion}" for potion in POTIONS]
        case "attribute":
            from gametest.entity.attribute_ranges import RANGES

            known = [f"minecraft:{attribute}" for attribute in RANGES]
        case "enchantment":
            if context.knows_enchantment(Identifier.parse(id)):
                return None
            return _enchantments(context)
        case "damage_type":
            if context.knows_damage_type(Identifier.parse(id)):
                return None
            from gametest.entity.living.damage_types import game_types

            return game_types(context.version)
        case _:
            return None
    return None if id in known else known


def _enchantments(context: CommandBuildContext) -> Iterable[str]:
    """The game's own, for the nearest in a message."""
    from gametest.item.enchantments import EnchantmentTable

    tags = context.tags
    return () if tags is None else EnchantmentTable(context.version, tags).ids()
