"""The grammar of commands as a tree of literals and arguments.

Shaped as Brigadier's (https://github.com/Mojang/brigadier): a node may be executable, may redirect
to another node, and a redirect may change or multiply the source.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Self, TypeAlias

import attrs

from gametest.command.argument_type import ArgumentType
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.engine.compiled_command import Action, Link


@attrs.define(eq=False, repr=False)
class CommandContext:
    """The argument values of one segment of a parsed line, by name."""

    text: str
    """The segment as written."""
    values: dict[str, Any] = attrs.field(factory=dict)

    def __getitem__(self, name: str) -> Any:
        return self.values[name]

    def find(self, name: str) -> Any:
        """None if the line does not have the argument."""
        return self.values.get(name)


Compiler: TypeAlias = Callable[[CommandContext], Action]
"""Turns parsed arguments into what runs; called once a line."""
ModifierCompiler: TypeAlias = Callable[[CommandContext], Link]


@attrs.define(eq=False, repr=False)
class CommandNode:
    """Built by chaining: `literal("a").then(argument("b", ...).executes(...))`."""

    name: str

    literals: dict[str, CommandNode] = attrs.field(factory=dict, init=False)
    arguments: list[ArgumentNode] = attrs.field(factory=list, init=False)
    compiler: Compiler | None = attrs.field(default=None, init=False)
    permission_level: int = attrs.field(default=0, init=False)
    redirect: CommandNode | None = attrs.field(default=None, init=False)
    modifier: ModifierCompiler | None = attrs.field(default=None, init=False)
    forks: bool = attrs.field(default=False, init=False)
    about_unknown: Callable[[str], str] | None = attrs.field(default=None, init=False)
    """Says what is wrong with a word that none of the children takes."""

    @property
    def usage(self) -> str:
        """How messages name it."""
        return self.name

    def then(self, *children: CommandNode) -> Self:
        for child in children:
            if isinstance(child, ArgumentNode):
                self.arguments.append(child)
            else:
                self.literals[child.name] = child
        return self

    def executes(self, compiler: Compiler) -> Self:
        """The line may end here."""
        self.compiler = compiler
        return self

    def requires(self, permission_level: int) -> Self:
        """A source below this level does not see the node."""
        self.permission_level = permission_level
        return self

    def redirects(
        self,
        target: CommandNode,
        modifier: ModifierCompiler | None = None,
        *,
        forks: bool = False,
    ) -> Self:
        """Go on parsing at `target`; `forks` means that the modifier may give many sources."""
        self.redirect = target
        self.modifier = modifier
        self.forks = forks
        return self

    def can_use(self, permission_level: int) -> bool:
        return permission_level >= self.permission_level

    def arguments_for(self, permission_level: int) -> Sequence[ArgumentNode]:
        """Those of its children that a source of this level sees."""
        arguments = self.arguments
        if len(arguments) == 1 and arguments[0].permission_level <= permission_level:
            return arguments
        return [one for one in arguments if one.can_use(permission_level)]

    def child_usages(self, permission_level: int) -> list[str]:
        """What may stand next, for messages."""
        children: Sequence[CommandNode] = [*self.literals.values(), *self.arguments]
        return [child.usage for child in children if child.can_use(permission_level)]


@attrs.define(eq=False, repr=False)
class ArgumentNode(CommandNode):
    type: ArgumentType[Any] = attrs.field(kw_only=True)
    readings: dict[str, Any] | None = attrs.field(default=None, init=False)
    """What words have been read to, if the type reads by the word."""

    def __attrs_post_init__(self) -> None:
        if self.type.by_word:
            self.readings = {}

    @property
    def usage(self) -> str:
        return f"<{self.name}>"


TO_ROOT: Final = CommandNode("root")
"""As a redirect: the root of whatever dispatcher reads the line."""


def literal(name: str) -> CommandNode:
    return CommandNode(name)


def argument(name: str, type: ArgumentType[Any]) -> ArgumentNode:
    return ArgumentNode(name, type=type)


def always(action: Callable[[CommandSourceStack], int]) -> Compiler:
    """A compiler for a line without arguments worth compiling."""
    return lambda _context: action
