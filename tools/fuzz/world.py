"""A small world in which lines that parse are run."""

from __future__ import annotations

from random import Random
from typing import Final, Self, final

import attrs

from gametest.behaviour.registry import register_behaviours
from gametest.block.block_table import BlockTable
from gametest.block.block_tags import TagTable
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_dispatcher import CommandDispatcher
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.command_table import build_dispatcher
from gametest.command.engine.function_library import FunctionLibrary
from gametest.command.engine.function_runner import FunctionRunner
from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.identifier import Identifier
from gametest.core.string_reader import TextSyntaxError
from gametest.core.version import version_named
from gametest.level.behaviour_tables import BehaviourTables
from gametest.server.server import Server

_RUNS: Final = 500
"""Lines that one world sees before it is thrown away."""
_OPERATIONS: Final = 2_000
_LIMITS: Final = {
    False: ("maxCommandChainLength", "maxCommandForkCount"),
    True: ("max_command_sequence_length", "max_command_forks"),
}
"""By whether the version's rules have their newer names."""
_SETUP: Final = (
    "scoreboard objectives add o dummy",
    "summon marker 0 0 0 {Tags:[m]}",
    "summon armor_stand 1 0 0 {Tags:[m]}",
    "setblock 0 0 0 chest{Items:[{Slot:0b,id:'stone',count:3}]}",
    "data merge storage p:a {a:{b:[1,2,{c:'x'}]}}",
    "team add red",
    "bossbar add p:b 'b'",
)
_FUNCTIONS: Final = {
    "p:f": "scoreboard players add #n o 1\nreturn 3",
    "p:loop": "scoreboard players add #n o 1\nfunction p:loop",
    "p:m": "$scoreboard players set #y o $(n)",
}


@final
@attrs.frozen
class _Text:
    source: str
    text: str

    def read_text(self, collector: DiagnosticCollector) -> str | None:
        return self.text


@final
@attrs.define(eq=False)
class FuzzWorld:
    server: Server
    _runs: int = attrs.field(default=_RUNS, init=False)

    @classmethod
    def of_version(cls, name: str) -> Self:
        version = version_named(name)
        blocks = BlockTable.load(version)
        context = CommandBuildContext(version, blocks, TagTable.load(version))
        functions = {
            Identifier.parse(id): _Text(f"{id}.mcfunction", text)
            for id, text in _FUNCTIONS.items()
        }
        library = FunctionLibrary(build_dispatcher(context), functions)
        behaviours = BehaviourTables(blocks)
        register_behaviours(behaviours)
        return cls(Server(version, blocks, behaviours.freeze(), functions=library))

    @property
    def dispatcher(self) -> CommandDispatcher:
        return self.server.functions.dispatcher

    def run(self, text: str) -> bool:
        """True if the line was one; whatever it does is no error."""
        server = self._world()
        source = CommandSourceStack(server, server.overworld)
        try:
            FunctionRunner().run_command(text, source, self.dispatcher)
        except TextSyntaxError:
            return False
        return True

    def run_macro(self, text: str) -> bool:
        """A function of this text, called with arguments that are drawn from it."""
        from gametest.command.engine.function_compiler import FunctionCompiler

        server = self._world()
        compiler = FunctionCompiler(self.dispatcher, DiagnosticCollector())
        id = Identifier("p", "fuzz")
        made = compiler.compile(id, _Text("fuzz.mcfunction", text))
        server.functions._compiled[id] = made
        if made is None:
            return False
        random = Random(repr(text))
        values = ("1b", "'say hi'", "{x:1}", "[I;1]", "2.5d", "'a.b'", "'m'", "'\\n'")
        given = ",".join(f"{name}:{random.choice(values)}" for name in made.macro_names)
        self.run(f"function p:fuzz {{{given}}}")
        return True

    def _world(self) -> Server:
        if self._runs < _RUNS:
            self._runs += 1
            return self.server
        self._runs = 0
        self.server = self.server.fresh()
        rules = self.server.world.game_rules
        for name in _LIMITS[self.server.version.namespaced_game_rules]:
            rules.set(name, _OPERATIONS)
        source = CommandSourceStack(self.server, self.server.overworld)
        for line in _SETUP:
            FunctionRunner().run_command(line, source, self.dispatcher)
        return self.server
