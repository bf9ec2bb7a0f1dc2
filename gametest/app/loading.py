"""From paths to everything a run needs: the packs, their registries, functions and structures."""

# size: assembly, one room after the other

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, final

import attrs

from gametest.app.cache import Cache, CachedReader
from gametest.app.elements.pack_elements import PackElements
from gametest.app.external import check_external, external_kinds
from gametest.app.structure_files import report_ignored_texts, structure_files
from gametest.app.tags import GameTags, PackTags, check_other_tags
from gametest.app.test_functions import load_test_functions
from gametest.block.block_table import BlockTable
from gametest.command.engine.function_library import FunctionLibrary
from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.errors import DiagnosticError
from gametest.core.garbage import no_search
from gametest.core.regular_file import read_regular
from gametest.core.version import GameVersion, version_named
from gametest.framework.dialect.dialect import Dialect, chosen_dialect
from gametest.framework.ignored_files import report_ignored
from gametest.framework.loading import TestLoader, TestRegistries
from gametest.framework.template_library import TemplateLibrary
from gametest.level.world.item_access import ItemAccess
from gametest.loot.predicate_library import DIRECTORY as PREDICATES
from gametest.loot.predicate_library import PredicateLibrary
from gametest.loot.table.loot_library import MODIFIERS, TABLES, LootLibrary
from gametest.pack.pack_source import MAX_FILE_BYTES
from gametest.pack.pack_stack import PackStack, open_packs

if TYPE_CHECKING:
    from gametest.advancement.advancement_library import AdvancementLibrary
    from gametest.app.checked_functions import KeptFunctions
    from gametest.app.watching.load_memory import LoadMemory
    from gametest.command.command_build_context import CommandBuildContext
    from gametest.command.command_dispatcher import CommandDispatcher
    from gametest.item.enchantments import Enchantment
    from gametest.pack.pack_source import PackSource
    from gametest.recipe.recipe_library import RecipeLibrary

_ENCHANTMENTS: Final = "enchantment"


@final
@attrs.frozen(kw_only=True)
class LoadOptions:
    packs: tuple[Path, ...]
    target_version: str | None = None
    functions: tuple[str, ...] = ()
    """Modules and files with Python test functions."""
    directory: Path = attrs.field(factory=Path.cwd)
    """What relative names of `functions` are relative to."""
    make_instances: bool = False
    use_cache: bool = True
    dialect: str = "auto"
    """How test files are read: `auto`, `packtest` or `ward`."""
    vanilla_data: Path | None = None
    """The game's own data, which somebody extracted; they lie below all packs."""


@final
@attrs.define(eq=False, repr=False, kw_only=True)
class LoadedPacks:
    stack: PackStack
    blocks: BlockTable
    registries: TestRegistries
    tags: GameTags
    predicates: PredicateLibrary
    loot: LootLibrary
    items: ItemAccess
    functions: FunctionLibrary
    advancements: AdvancementLibrary | None
    """None: no pack has any."""
    templates: TemplateLibrary
    diagnostics: DiagnosticCollector
    """Everything found so far; structures add theirs when they are first read."""
    dialect: Dialect | None = None
    """Of all test files; None: each by itself."""
    notes: tuple[str, ...] = ()
    """What the person who asked should know, a sentence each."""

    @property
    def block_tags(self) -> PackTags:
        return self.tags.of("block")

    @property
    def version(self) -> GameVersion:
        return self.stack.version

    def read_source(self, source: str) -> str | None:
        """The text of a file that a finding names, for showing its line."""
        return read_source(self.stack, source)


def load_packs(
    options: LoadOptions,
    blocks: BlockTable | None = None,
    memory: LoadMemory | None = None,
) -> LoadedPacks:
    """Read the packs and say nothing yet: findings are in `diagnostics`.

    Raises `UsageError` for options that cannot be followed. Functions and elements are read,
    structures are not. `blocks` is the table of a world that goes on; packs for another version have their own.
    What `memory` knows to be right is not read again.
    """
    collector = DiagnosticCollector()
    target = version_named(options.target_version) if options.target_version else None
    found = load_test_functions(options.functions, options.directory)
    dialect = chosen_dialect(options.dialect)
    stack = open_packs(_sources(options, collector), collector, target)
    has_game = options.vanilla_data is not None
    report_ignored(stack, collector, game=stack.packs[0] if has_game else None)
    blocks = _table_for(stack.version, blocks)
    tags = GameTags(stack, blocks, collector)
    predicates = PredicateLibrary(
        stack.version,
        blocks,
        tags,
        collector,
        stack.resources(PREDICATES, ".json"),
        named_files=lambda folder: stack.resources(folder, ".json"),
    )
    loot = _loot(stack, predicates)
    cache = Cache.default() if options.use_cache else Cache.off()
    commands = _Commands(stack, blocks, tags, predicates, loot)
    # Read in any case, for what is found in their files.
    tags.of("block")
    library = _functions(stack, commands, collector, options, cache, memory)
    files = structure_files(stack)
    registries = TestLoader(
        stack=stack,
        collector=collector,
        instance_kinds=external_kinds(),
        functions=found.functions,
        make_instances=options.make_instances,
        structures=frozenset(files),
        has_function=library.has,
        dialect=dialect,
        dispatcher=lambda: library.dispatcher,
        known_scripts=None if memory is None else memory.scripts,
    ).load()
    items = ItemAccess(stack.version, tags=tags, loot=loot)
    items.load_recipes = lambda: _recipes(stack, items, collector)
    items.read_entries = lambda registry: _entries(stack, registry)
    if stack.resources(_ENCHANTMENTS, ".json"):
        items.load_enchantments = lambda: _enchantments(stack, tags, collector)
    advancements = _advancements(stack, predicates, loot, library)
    if memory is None or not memory.elements_are_good:
        known = len(collector.errors)
        PackElements(
            stack=stack,
            games=None if options.vanilla_data is None else stack.packs[0],
            collector=collector,
            tags=tags,
            predicates=predicates,
            loot=loot,
            items=items,
            advancements=advancements,
        ).read()
        if memory is not None:
            memory.elements_are_good = len(collector.errors) == known
    return LoadedPacks(
        stack=stack,
        blocks=blocks,
        registries=registries,
        tags=tags,
        predicates=predicates,
        loot=loot,
        items=items,
        functions=library,
        advancements=advancements,
        templates=TemplateLibrary(files, collector, read=CachedReader(cache)),
        diagnostics=collector,
        dialect=dialect,
        notes=found.notes,
    )


def _functions(
    stack: PackStack,
    commands: _Commands,
    collector: DiagnosticCollector,
    options: LoadOptions,
    cache: Cache,
    memory: LoadMemory | None,
) -> FunctionLibrary:
    library = FunctionLibrary.load(stack, commands.dispatcher, collector)
    known = (
        commands.checked(cache, options.packs) if memory is None else memory.functions
    )
    with no_search():
        library.read_all(collector, known)
    return library


def _table_for(version: GameVersion, known: BlockTable | None) -> BlockTable:
    if known is not None and known.version == version:
        return known
    return BlockTable.load(version)


def _sources(
    options: LoadOptions, collector: DiagnosticCollector
) -> list[Path | PackSource]:
    if options.vanilla_data is None:
        return [*options.packs]
    from gametest.app.game_data import open_game_data

    return [open_game_data(str(options.vanilla_data), collector), *options.packs]


def _loot(stack: PackStack, predicates: PredicateLibrary) -> LootLibrary:
    return LootLibrary(
        predicates,
        stack.resources(TABLES, ".json"),
        stack.resources(MODIFIERS, ".json"),
    )


def _entries(stack: PackStack, registry: str) -> dict[str, Any]:
    """Files that are no JSON are left out; the check of the packs has said so."""
    unread = DiagnosticCollector()
    documents = {
        str(id): resource.read_json(unread)
        for id, resource in stack.resources(registry, ".json").items()
    }
    return {id: found.value for id, found in documents.items() if found is not None}


def _advancements(
    stack: PackStack,
    predicates: PredicateLibrary,
    loot: LootLibrary,
    functions: FunctionLibrary,
) -> AdvancementLibrary | None:
    files = stack.resources("advancement", ".json")
    if not files:
        return None
    from gametest.advancement.advancement_library import AdvancementLibrary

    return AdvancementLibrary(predicates, loot, files, functions.has)


def _recipes(
    stack: PackStack, items: ItemAccess, collector: DiagnosticCollector
) -> RecipeLibrary:
    from gametest.recipe.recipe_library import RecipeLibrary

    return RecipeLibrary(items, collector, stack.resources("recipe", ".json"))


def _enchantments(
    stack: PackStack, tags: GameTags, collector: DiagnosticCollector
) -> dict[str, Enchantment]:
    from gametest.item.enchantment_reader import read_enchantments

    return read_enchantments(stack.resources(_ENCHANTMENTS, ".json"), tags, collector)


@final
@attrs.define(eq=False, repr=False)
class _Commands:
    """The game's, and the dialects' where a pack has their files; each made when first needed."""

    stack: PackStack
    blocks: BlockTable
    tags: GameTags
    predicates: PredicateLibrary
    loot: LootLibrary
    _context: CommandBuildContext | None = attrs.field(default=None, init=False)

    def context(self) -> CommandBuildContext:
        if self._context is None:
            from gametest.command.command_build_context import CommandBuildContext

            self._context = CommandBuildContext(
                self.stack.version,
                self.blocks,
                self.tags.of("block"),
                tags=self.tags,
                predicates=self.predicates,
                loot=self.loot,
            )
        return self._context

    def dispatcher(self) -> CommandDispatcher:
        from gametest.command.command_table import build_dispatcher

        dispatcher = build_dispatcher(self.context())
        if self._has_dialects:
            from gametest.framework.commands.registration import (
                register_dialect_commands,
            )

            register_dialect_commands(dispatcher, self.context())
        return dispatcher

    def checked(self, cache: Cache, packs: tuple[Path, ...]) -> KeptFunctions | None:
        """None if there is nothing to keep."""
        if not cache.enabled or not self.stack.resources("function", ".mcfunction"):
            return None
        from gametest.app.checked_functions import KeptFunctions

        version = self.stack.version
        return KeptFunctions(
            cache=cache,
            packs=packs,
            commands=f"{version.name} ({version.data_version})"
            + (" and dialects" if self._has_dialects else ""),
            context=self.context,
        )

    @property
    def _has_dialects(self) -> bool:
        return bool(self.stack.resources("test", ".mcfunction"))


def check_packs(options: LoadOptions) -> LoadedPacks:
    """As `load_packs`, with everything read that a run might leave alone.

    Every structure is built against the block table, every JSON file parsed, every tag of a
    known registry resolved.
    """
    loaded = load_packs(options)
    collector, stack = loaded.diagnostics, loaded.stack
    report_ignored_texts(stack, collector)
    loaded.tags.read_all()
    check_other_tags(stack, collector)
    loaded.predicates.compile_all()
    loaded.loot.compile_all()
    if loaded.advancements is not None:
        loaded.advancements.read_all()
    loaded.items.enchantments.ids()
    if stack.resources("recipe", ".json"):
        _recipes(stack, loaded.items, collector).read_all()
    _check_structures(loaded)
    check_external(loaded)
    _check_json(stack, collector)
    return loaded


def _check_structures(loaded: LoadedPacks) -> None:
    from gametest.framework.block_based_check import check_block_based

    loaded.templates.read_all(loaded.templates.ids(), loaded.blocks)
    tests = loaded.registries.tests
    check_block_based(map(tests.get, tests), loaded.templates, loaded.diagnostics)


def _check_json(stack: PackStack, collector: DiagnosticCollector) -> None:
    for directory in stack.directories():
        for resources in stack.resource_stacks(directory, ".json").values():
            for resource in resources:
                resource.read_json(collector)


def read_source(stack: PackStack, source: str) -> str | None:
    """None if no pack and no file has it any more."""
    in_pack = False
    for pack in stack.packs:
        prefix = pack.source.display("")
        if not source.startswith(prefix):
            continue
        in_pack = True
        try:
            data = pack.source.read(source[len(prefix) :])
        except DiagnosticError:
            continue
        return data.decode("utf-8", "replace")
    # What its pack refuses to read is not read past it.
    if in_pack:
        return None
    try:
        return read_regular(source, MAX_FILE_BYTES).decode("utf-8")
    except (OSError, ValueError):
        return None
