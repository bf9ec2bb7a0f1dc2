"""From paths to everything a run needs: the packs, their registries, functions and structures."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, final

import attrs

from gametest.app.structure_files import report_ignored_texts, structure_files
from gametest.app.tags import PackTags, load_block_tags
from gametest.app.test_functions import load_test_functions
from gametest.block.block_table import BlockTable
from gametest.command.function_library import FunctionLibrary
from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.errors import DiagnosticError
from gametest.core.version import GameVersion, version_named
from gametest.framework.loading import TestLoader, TestRegistries
from gametest.framework.template_library import TemplateLibrary
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


@final
@attrs.define(eq=False, repr=False, kw_only=True)
class LoadedPacks:
    stack: PackStack
    blocks: BlockTable
    registries: TestRegistries
    block_tags: PackTags
    functions: FunctionLibrary
    templates: TemplateLibrary
    diagnostics: DiagnosticCollector
    """Everything found so far; structures add theirs when they are first read."""

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
    functions = load_test_functions(options.functions, options.directory)
    stack = open_packs(options.packs, collector, target)
    blocks = BlockTable.load(stack.version)
    block_tags = load_block_tags(stack, blocks, collector)

    def commands() -> CommandDispatcher:
        from gametest.command.command_build_context import CommandBuildContext
        from gametest.command.command_table import build_dispatcher

        return build_dispatcher(CommandBuildContext(stack.version, blocks, block_tags))

    library = FunctionLibrary.load(stack, commands, collector)
    library.compile_all(collector)
    files = structure_files(stack)
    registries = TestLoader(
        stack=stack,
        collector=collector,
        functions=functions,
        make_instances=options.make_instances,
        structures=frozenset(files),
        has_function=library.has,
    ).load()
    return LoadedPacks(
        stack=stack,
        blocks=blocks,
        registries=registries,
        block_tags=block_tags,
        functions=library,
        templates=_templates(files, collector, options),
        diagnostics=collector,
    )


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
    _check_structures(loaded)
    _check_json(stack, collector)
    return loaded


def _check_structures(loaded: LoadedPacks) -> None:
    loaded.templates.read_all(loaded.templates.ids(), loaded.blocks)


def _check_json(stack: PackStack, collector: DiagnosticCollector) -> None:
    for directory in stack.directories():
        for resources in stack.resource_stacks(directory, ".json").values():
            for resource in resources:
                resource.read_json(collector)


def read_source(stack: PackStack, source: str) -> str | None:
    """None if no pack and no file has it any more."""
    for pack in stack.packs:
        prefix = pack.source.display("")
        if not source.startswith(prefix):
            continue
        try:
            data = pack.source.read(source[len(prefix) :])
        except DiagnosticError:
            continue
        return data.decode("utf-8", "replace")
    try:
        return Path(source).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return None
