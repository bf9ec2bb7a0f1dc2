"""From paths to everything a run needs: the packs, their registries, functions and structures."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, final

import attrs

from gametest.app.structure_files import report_ignored_texts, structure_files
from gametest.app.tags import GameTags, PackTags, check_other_tags
from gametest.app.test_functions import load_test_functions
from gametest.block.block_table import BlockTable
from gametest.command.engine.function_library import FunctionLibrary
from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.errors import DiagnosticError
from gametest.core.regular_file import read_regular
from gametest.core.version import GameVersion, version_named
from gametest.framework.dialect.dialect import chosen_dialect
from gametest.framework.loading import TestLoader, TestRegistries
from gametest.framework.template_library import TemplateLibrary
from gametest.loot.predicate_library import DIRECTORY as PREDICATES
from gametest.loot.predicate_library import PredicateLibrary
from gametest.pack.pack_source import MAX_FILE_BYTES
from gametest.pack.pack_stack import PackStack, open_packs

if TYPE_CHECKING:
    from gametest.command.command_dispatcher import CommandDispatcher
    from gametest.core.identifier import Identifier
    from gametest.pack.resource import Resource


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


@final
@attrs.define(eq=False, repr=False, kw_only=True)
class LoadedPacks:
    stack: PackStack
    blocks: BlockTable
    registries: TestRegistries
    tags: GameTags
    predicates: PredicateLibrary
    functions: FunctionLibrary
    templates: TemplateLibrary
    diagnostics: DiagnosticCollector
    """Everything found so far; structures add theirs when they are first read."""
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


def load_packs(options: LoadOptions) -> LoadedPacks:
    """Read the packs and say nothing yet: findings are in `diagnostics`.

    Raises `UsageError` for options that cannot be followed. Functions are read, structures are
    not.
    """
    collector = DiagnosticCollector()
    target = version_named(options.target_version) if options.target_version else None
    found = load_test_functions(options.functions, options.directory)
    dialect = chosen_dialect(options.dialect)
    stack = open_packs(options.packs, collector, target)
    blocks = BlockTable.load(stack.version)
    tags = GameTags(stack, blocks, collector)
    tags.of("block")
    predicates = PredicateLibrary(
        stack.version, blocks, tags, collector, stack.resources(PREDICATES, ".json")
    )

    commands = _commands(stack, blocks, tags, predicates)
    library = FunctionLibrary.load(stack, commands, collector)
    library.compile_all(collector)
    files = structure_files(stack)
    registries = TestLoader(
        stack=stack,
        collector=collector,
        functions=found.functions,
        make_instances=options.make_instances,
        structures=frozenset(files),
        has_function=library.has,
        dialect=dialect,
        dispatcher=lambda: library.dispatcher,
    ).load()
    return LoadedPacks(
        stack=stack,
        blocks=blocks,
        registries=registries,
        tags=tags,
        predicates=predicates,
        functions=library,
        templates=_templates(files, collector, options),
        diagnostics=collector,
        notes=found.notes,
    )


def _commands(
    stack: PackStack, blocks: BlockTable, tags: GameTags, predicates: PredicateLibrary
) -> Callable[[], CommandDispatcher]:
    """The game's, and the dialects' where a pack has their files; made when first needed."""

    def build() -> CommandDispatcher:
        from gametest.command.command_build_context import CommandBuildContext
        from gametest.command.command_table import build_dispatcher

        context = CommandBuildContext(
            stack.version,
            blocks,
            tags.of("block"),
            tags=tags,
            predicates=predicates,
        )
        dispatcher = build_dispatcher(context)
        if stack.resources("test", ".mcfunction"):
            from gametest.framework.commands.registration import (
                register_dialect_commands,
            )

            register_dialect_commands(dispatcher, context)
        return dispatcher

    return build


def _templates(
    files: dict[Identifier, Resource],
    collector: DiagnosticCollector,
    options: LoadOptions,
) -> TemplateLibrary:
    from gametest.app.cache import Cache, CachedReader

    cache = Cache.default() if options.use_cache else Cache.off()
    return TemplateLibrary(files, collector, read=CachedReader(cache))


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
    _check_structures(loaded)
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
