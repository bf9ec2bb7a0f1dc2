"""Ids of the game's registries, with those that the packs in use add."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from gametest.command.suggestion.word_source import WordSource
    from gametest.core.version import GameVersion

Words: TypeAlias = "Callable[[WordSource], Iterable[str]]"


def of_packs(folder: str) -> Words:
    """Of a registry of which nothing is known but the files of packs."""
    return lambda words: words.pack_ids(folder)


def _with_packs(game: Callable[[GameVersion], Iterable[str]], folder: str) -> Words:
    def found(words: WordSource) -> Iterable[str]:
        own = () if words.context is None else game(words.context.version)
        return dict.fromkeys([*own, *words.pack_ids(folder)])

    return found


def _biomes(words: WordSource) -> Iterable[str]:
    return dict.fromkeys([*words.biomes(), *words.pack_ids("worldgen/biome")])


def _biomes_and_tags(words: WordSource) -> Iterable[str]:
    return [*_biomes(words), *words.tags("worldgen/biome")]


def _damage_types(version: GameVersion) -> Iterable[str]:
    from gametest.entity.living.damage_types import game_types

    return game_types(version)


def _effects(words: WordSource) -> Iterable[str]:
    from gametest.entity.living.effects.effect_kinds import known_effects

    return () if words.context is None else known_effects(words.context.version)


def _enchantments(words: WordSource) -> Iterable[str]:
    from gametest.item.enchantments import EnchantmentTable

    context = words.context
    tags = None if context is None else context.tags_at_run
    own: Iterable[str] = ()
    if context is not None and tags is not None:
        own = EnchantmentTable(context.version, tags).ids()
    return dict.fromkeys([*own, *words.pack_ids("enchantment")])


def _functions(words: WordSource) -> Iterable[str]:
    return [*words.functions(), *words.function_tags()]


def _items_and_tags(words: WordSource) -> Iterable[str]:
    return ["*", *words.items(), *words.tags("item")]


def _particles(words: WordSource) -> Iterable[str]:
    from gametest.command.particle_table import particle_names

    names = () if words.context is None else particle_names(words.context.version)
    return [f"minecraft:{name}" for name in names]


def _clocks(words: WordSource) -> Iterable[str]:
    from gametest.level.world.world_clocks import DEFAULT_CLOCKS

    return dict.fromkeys([*DEFAULT_CLOCKS, *words.pack_ids("world_clock")])


def _markers(_words: WordSource) -> Iterable[str]:
    from gametest.command.commands.time_markers import marker_names

    return marker_names()


def _timelines(words: WordSource) -> Iterable[str]:
    from gametest.command.commands.time_markers import timeline_names

    return dict.fromkeys([*timeline_names(), *words.pack_ids("timeline")])


BY_TYPE: Final[dict[str, Words]] = {
    "AttributeArgument": lambda words: words.attributes(),
    "BiomeArgument": _biomes,
    "BiomeOrTagArgument": _biomes_and_tags,
    "DamageTypeArgument": _with_packs(_damage_types, "damage_type"),
    "DialogArgument": of_packs("dialog"),
    "DimensionArgument": lambda words: words.dimensions(),
    "EffectArgument": _effects,
    "EnchantmentArgument": _enchantments,
    "EntityTypeArgument": lambda words: words.entity_types(),
    "FunctionArgument": _functions,
    "ItemModifierArgument": of_packs("item_modifier"),
    "ItemPredicateArgument": _items_and_tags,
    "ItemStackArgument": lambda words: words.items(),
    "LootTableArgument": of_packs("loot_table"),
    "ParticleArgument": _particles,
    "PredicateArgument": of_packs("predicate"),
}
"""By the type of the argument."""

BY_NAMED: Final[dict[str, Words]] = {
    "advancement": of_packs("advancement"),
    "boss_bar": lambda words: words.boss_bars(),
    "clock": _clocks,
    "entity_type": lambda words: words.entity_types(),
    "random_sequence": lambda words: words.random_sequences(),
    "recipe": of_packs("recipe"),
    "stopwatch": lambda words: words.stopwatches(),
    "template": lambda words: words.structures(),
    "test": lambda words: words.tests(),
    "time_marker": _markers,
    "timeline": _timelines,
}
"""Of a plain id, by what it names."""
