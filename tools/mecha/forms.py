"""All forms of a command tree, so that two trees can be laid side by side.

A form is a path of words and `<>` for arguments, from the root to where a line may end (`.`) or goes
on at another node (`-> execute`, `-> root`). Names of arguments are the maker's affair. Ours end in
`<...>` where the rest of a line is taken unread, because what it means is not simulated.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final, Self, final

import attrs

from gametest.command.arguments.primitive import GreedyArgument
from gametest.command.command_node import TO_ROOT, ArgumentNode, CommandNode

if TYPE_CHECKING:
    from gametest.command.command_dispatcher import CommandDispatcher

_END: Final = "."
UNREAD: Final = frozenset({"arguments", "modifier"})
"""Our arguments that take the rest of a line which is not simulated."""


def tree_forms(tree: Mapping[str, Any]) -> dict[str, set[str]]:
    """From a tree in the shape of the game's commands report, by root; aliases written out."""
    roots = tree["children"]
    found = {name: set(_json_forms(node, (name,))) for name, node in roots.items()}
    for name, node in roots.items():
        target = node.get("redirect")
        if target:
            written = {form.split(" ", 1)[1] for form in found[target[0]]}
            found[name] = {f"{name} {rest}" for rest in written}
    return found


def _json_forms(node: Mapping[str, Any], path: tuple[str, ...]) -> Iterator[str]:
    children = node.get("children", {})
    if node.get("executable"):
        yield " ".join((*path, _END))
    redirect = node.get("redirect")
    if redirect is not None:
        yield " ".join((*path, "->", redirect[0] if redirect else "root"))
    elif not children and not node.get("executable"):
        # The game's report leaves out where `run` goes on: at the root.
        yield " ".join((*path, "->", "root"))
    for name, child in children.items():
        word = name if child["type"] == "literal" else "<>"
        yield from _json_forms(child, (*path, word))


def dispatcher_forms(
    dispatcher: CommandDispatcher, permission_level: int = 4
) -> dict[str, set[str]]:
    """Of our own commands, by root."""
    found = {}
    for name in sorted(dispatcher.names()):
        node = dispatcher.find_root(name)
        if node is not None and node.permission_level <= permission_level:
            found[name] = set(_node_forms(node, (name,)))
    return found


def _node_forms(node: CommandNode, path: tuple[str, ...]) -> Iterator[str]:
    if node.compiler is not None:
        yield " ".join((*path, _END))
    if node.redirect is not None:
        target = "root" if node.redirect is TO_ROOT else node.redirect.name
        yield " ".join((*path, "->", target))
        return
    for name, child in node.literals.items():
        yield from _node_forms(child, (*path, name))
    for argument in node.arguments:
        if is_unread(argument):
            yield " ".join((*path, "<...>"))
        else:
            yield from _node_forms(argument, (*path, "<>"))


def is_unread(node: CommandNode) -> bool:
    """The node, or what would follow it, takes the rest of a line without reading it."""
    if any(is_unread(argument) for argument in node.arguments):
        return True
    return (
        isinstance(node, ArgumentNode)
        and isinstance(node.type, GreedyArgument)
        and node.name in UNREAD
    )


@final
@attrs.frozen
class TreeComparison:
    roots: int
    forms: int
    absent_roots: tuple[str, ...]
    """The game has them, we do not."""
    extra_roots: tuple[str, ...]
    unread: tuple[str, ...]
    """Forms that we take unread and refuse when they run."""
    absent: tuple[str, ...]
    """Forms that we would call wrong."""
    extra: tuple[str, ...]
    """Forms that we take and the game does not."""

    @classmethod
    def of(cls, theirs: Mapping[str, set[str]], ours: Mapping[str, set[str]]) -> Self:
        unread: list[str] = []
        absent: list[str] = []
        extra: list[str] = []
        for name in sorted(theirs.keys() & ours.keys()):
            greedy = [
                form.removesuffix("<...>")
                for form in ours[name]
                if form.endswith("<...>")
            ]
            for form in sorted(theirs[name] - ours[name]):
                open_to = any(form.startswith(prefix) for prefix in greedy)
                (unread if open_to else absent).append(form)
            extra += sorted(
                form
                for form in ours[name] - theirs[name]
                if not any(form.startswith(prefix) for prefix in greedy)
            )
        return cls(
            len(theirs),
            sum(len(forms) for forms in theirs.values()),
            tuple(sorted(theirs.keys() - ours.keys())),
            tuple(sorted(ours.keys() - theirs.keys())),
            tuple(unread),
            tuple(absent),
            tuple(extra),
        )
