"""Tags as the packs leave them: the game's own, with what packs add and replace.

Only registries whose entries are all known can be checked; the others are read for syntax.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.identifier import DEFAULT_NAMESPACE, Identifier

if TYPE_CHECKING:
    from gametest.block.block_table import BlockTable
    from gametest.block.block_tags import TagTable
    from gametest.core.diagnostic import DiagnosticCollector
    from gametest.core.version import GameVersion
    from gametest.pack.pack_stack import PackStack
    from gametest.pack.tags import LoadedTags


@final
@attrs.define(eq=False, repr=False)
class PackTags:
    """The game's table of one registry, overlaid with the tags that packs write or touch."""

    version: GameVersion
    registry: str
    written: Mapping[str, frozenset[str]]
    unknown: frozenset[str]
    """Tags that build on one whose members are not known."""
    order: Mapping[str, tuple[str, ...]] = attrs.field(factory=dict)
    """The members of `written` as the files name them."""
    _vanilla: TagTable | None = attrs.field(default=None, init=False)

    @property
    def vanilla(self) -> TagTable:
        """The game's own; read when first asked for."""
        if self._vanilla is None:
            from gametest.block.block_tags import TagTable

            self._vanilla = TagTable.load(self.version, self.registry)
        return self._vanilla

    @property
    def known_tags(self) -> frozenset[str]:
        return self.vanilla.known_tags | self.written.keys()

    @property
    def unsupported_tags(self) -> frozenset[str]:
        return (self.vanilla.unsupported_tags - self.written.keys()) | self.unknown

    def contains(self, tag: str, id: str) -> bool:
        """Raises `UnsupportedTagError` or `UnknownTagError`."""
        return id in self.members(tag)

    def members(self, tag: str) -> frozenset[str]:
        name = str(Identifier.parse(tag))
        if name in self.unknown:
            from gametest.block.block_tags import UnsupportedTagError

            raise UnsupportedTagError(name, self.registry)
        found = self.written.get(name)
        return self.vanilla.members(name) if found is None else found

    def ordered_members(self, tag: str) -> tuple[str, ...]:
        name = str(Identifier.parse(tag))
        if name in self.unknown:
            self.members(tag)
        found = self.order.get(name)
        return self.vanilla.ordered_members(name) if found is None else found


@final
@attrs.define(eq=False, repr=False)
class GameTags:
    """The tags of every registry, each read when somebody first asks for it."""

    stack: PackStack
    blocks: BlockTable
    collector: DiagnosticCollector

    _loaded: dict[str, PackTags] = attrs.field(factory=dict, init=False)

    def of(self, registry: str) -> PackTags:
        """Raises `UnsupportedTagError` for a registry without a table of the game's tags."""
        found = self._loaded.get(registry)
        if found is None:
            found = load_tags_of(registry, self.stack, self.blocks, self.collector)
            self._loaded[registry] = found
        return found

    def read_all(self) -> None:
        """Every tabled registry, for the findings."""
        for registry in TABLED_REGISTRIES:
            self.of(registry)


TABLED_REGISTRIES: Final = (
    "block",
    "item",
    "entity_type",
    "fluid",
    "damage_type",
    "enchantment",
    "game_event",
    "point_of_interest_type",
    "instrument",
    "banner_pattern",
)


def load_tags_of(
    registry: str,
    stack: PackStack,
    blocks: BlockTable,
    collector: DiagnosticCollector,
) -> PackTags:
    """Costs nothing but a look at the folders if no pack writes a tag of the registry."""
    directory = f"tags/{registry}"
    if not stack.resources(directory, ".json"):
        return PackTags(stack.version, registry, {}, frozenset())
    if registry not in TABLED_REGISTRIES:
        return _written_by_packs(registry, stack)
    from gametest.block.block_tags import TagTable
    from gametest.pack.tags import read_tags

    vanilla = TagTable.load(stack.version, registry)
    changed = frozenset(stack.resource_stacks(directory, ".json"))
    base = _GamesOwn(vanilla, changed)
    known = _known_ids(registry, stack.version, blocks)
    loaded = read_tags(
        stack,
        directory,
        # Packs may add to a registry without a list of ids.
        lambda id: not known or id in known,
        collector,
        base=base,
        known=known,
        unwritten=base.unwritten,
        nested=base.nested,
    )
    return _overlaid(stack.version, registry, loaded)


def _overlaid(version: GameVersion, registry: str, loaded: LoadedTags) -> PackTags:
    order = {str(tag): tuple(map(str, members)) for tag, members in loaded.tags.items()}
    written = {tag: frozenset(members) for tag, members in order.items()}
    unknown = frozenset(map(str, loaded.unsupported))
    return PackTags(version, registry, written, unknown, order)


def _written_by_packs(registry: str, stack: PackStack) -> PackTags:
    """Without a table: what packs write counts, and nothing that builds on the game's own.

    What is wrong with the files `check_other_tags` has said.
    """
    from gametest.core.diagnostic import DiagnosticCollector
    from gametest.pack.tags import read_tags

    loaded = read_tags(
        stack,
        f"tags/{registry}",
        lambda _id: True,
        DiagnosticCollector(),
        unwritten=_AnyOfTheGame(),
    )
    return _overlaid(stack.version, registry, loaded)


@final
class _AnyOfTheGame(Container[Identifier]):
    """Every tag of the game's namespace, as none of them is listed."""

    def __contains__(self, tag: object) -> bool:
        return isinstance(tag, Identifier) and tag.namespace == DEFAULT_NAMESPACE


@final
class _GamesOwn(Mapping[Identifier, tuple[Identifier, ...]]):
    """The game's tags of a registry, each worked out when a pack builds on it.

    Of a tag in `nested`, the members are those that no tag below it changes.
    """

    def __init__(self, table: TagTable, changed: frozenset[Identifier]) -> None:
        self._table = table
        self._names = {Identifier.parse(tag): tag for tag in table.known_tags}
        self.unwritten = set(map(Identifier.parse, table.unsupported_tags))
        """Those of which the members are not known."""
        self.nested = self._reaching(changed)
        """Tags that name one which packs change, directly or not, with the ones they name."""

    def _reaching(
        self, changed: frozenset[Identifier]
    ) -> dict[Identifier, tuple[Identifier, ...]]:
        inner = {tag: self._inner(tag) for tag in self._names}
        touched = set(changed)
        grows = True
        while grows:
            found = {tag for tag, names in inner.items() if touched.intersection(names)}
            grows = not found <= touched
            touched |= found
        chosen = {
            tag: tuple(name for name in names if name in touched)
            for tag, names in inner.items()
        }
        return {tag: names for tag, names in chosen.items() if names}

    def _inner(self, tag: Identifier) -> tuple[Identifier, ...]:
        return tuple(map(Identifier.parse, self._table.named_tags(self._names[tag])))

    def __getitem__(self, tag: Identifier) -> tuple[Identifier, ...]:
        name = self._names[tag]
        apart = self.nested.get(tag, ())
        if not apart:
            return tuple(map(Identifier.parse, self._table.ordered_members(name)))
        entry = self._table.entry(name)
        members: dict[str, None] = {}
        for inner in entry.tags:
            if Identifier.parse(inner) not in apart:
                members.update(dict.fromkeys(self._table.ordered_members(inner)))
        members.update(dict.fromkeys(entry.ids))
        return tuple(map(Identifier.parse, members))

    def __contains__(self, tag: object) -> bool:
        return tag in self._names

    def __iter__(self) -> Iterator[Identifier]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


def _known_ids(
    registry: str, version: GameVersion, blocks: BlockTable
) -> dict[Identifier, None]:
    """Empty if there is no list."""
    if registry == "block":
        return {block.id: None for block in blocks.blocks()}
    from gametest.block.registry_ids import registry_ids

    return {Identifier("minecraft", id): None for id in registry_ids(version, registry)}


def check_other_tags(stack: PackStack, collector: DiagnosticCollector) -> None:
    """Tags of registries without a table: their shape, their identifiers, and rings."""
    from gametest.pack.tag_file import read_tag_file
    from gametest.pack.tags import load_tags

    known = {f"tags/{registry}" for registry in (*TABLED_REGISTRIES, "function")}
    for directory in stack.directories():
        if not directory.startswith("tags/") or directory in known:
            continue
        # What the game has is not known, so every tag of its namespace may be one of its own.
        games = {
            entry.identifier: ()
            for resources in stack.resource_stacks(directory, ".json").values()
            for resource in resources
            if (file := read_tag_file(resource, collector)) is not None
            for entry in file.entries
            if entry.is_tag and entry.identifier.namespace == "minecraft"
        }
        load_tags(stack, directory, lambda _id: True, collector, base=games)
