"""Functions in a world: results, limits, macros, schedules, recursion.

G1 to G17 are questions whose answers come from the addresses in each test.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias, final

import attrs
import pytest

from gametest.block.block_table import BlockTable
from gametest.block.block_tags import TagTable
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_dispatcher import CommandDispatcher
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.command_table import build_dispatcher
from gametest.command.engine.function_library import FunctionLibrary
from gametest.command.engine.function_runner import FunctionResult, FunctionRunner
from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.identifier import Identifier
from gametest.core.version import GameVersion
from gametest.level.behaviour_tables import BehaviourTables
from gametest.nbt.snbt import parse_snbt
from gametest.nbt.tags import Tag
from gametest.server.server import Server


@final
@attrs.frozen
class FunctionFile:
    source: str
    text: str

    def read_text(self, collector: DiagnosticCollector) -> str | None:
        return self.text


@final
@attrs.define(eq=False)
class World:
    server: Server
    notices: list[str] = attrs.field(factory=list)

    def run(self, line: str) -> FunctionResult:
        source = CommandSourceStack(self.server, self.server.overworld)
        dispatcher = self.server.functions.dispatcher
        return FunctionRunner().run_command(line, source, dispatcher)

    def call(self, name: str) -> FunctionResult:
        id = Identifier.parse(name)
        return FunctionRunner().run_function(id, self.server.overworld, self.server)

    def score(self, holder: str) -> int | None:
        return self.server.world.scoreboard.find_score(holder, "o")

    def set(self, holder: str, score: int) -> None:
        self.server.world.scoreboard.objective("o").set(holder, score)

    def storage(self, id: str = "p:s") -> Tag:
        return self.server.world.command_storage.get(id)

    def limit(self, operations: int) -> None:
        self.server.world.game_rules.set("max_command_sequence_length", operations)


MakeWorld: TypeAlias = Callable[..., World]


@pytest.fixture(scope="session")
def dispatcher(version: GameVersion, blocks: BlockTable) -> CommandDispatcher:
    context = CommandBuildContext(version, blocks, TagTable.load(version))
    return build_dispatcher(context)


@pytest.fixture
def world(
    version: GameVersion, blocks: BlockTable, dispatcher: CommandDispatcher
) -> MakeWorld:
    def make(
        files: Mapping[str, str], tags: Mapping[str, tuple[str, ...]] | None = None
    ) -> World:
        library = FunctionLibrary(
            dispatcher,
            {
                Identifier.parse(k): FunctionFile(f"{k}.mcfunction", v)
                for k, v in files.items()
            },
            tags={
                Identifier.parse(name): [Identifier.parse(one) for one in members]
                for name, members in (tags or {}).items()
            },
        )
        server = Server(
            version, blocks, BehaviourTables.empty(blocks), functions=library
        )
        server.world.scoreboard.add_objective("o", "dummy")
        made = World(server)
        server.notice_listeners.append(made.notices.append)
        return made

    return make


VOID = "scoreboard players add #n o 1"


def test_storing_a_function_that_never_returns_changes_nothing(
    world: MakeWorld,
) -> None:
    """G7: https://github.com/TUSB/TheUnusualSkyBlock/issues/952."""
    made = world({"p:void": VOID})
    made.set("#r", 42)

    made.run("execute store result score #r o run function p:void")

    assert (42, 1) == (made.score("#r"), made.score("#n"))


def test_return_run_of_a_void_function_returns_a_failure(world: MakeWorld) -> None:
    """G8: https://github.com/misode/technical-changes 1.20.3/23w44a.md."""
    made = world(
        {
            "p:void": VOID,
            "p:outer": "return run function p:void\nscoreboard players set #after o 9",
        }
    )
    made.set("#s", 5)

    made.run("execute store success score #s o run function p:outer")

    assert (0, None, 1) == (made.score("#s"), made.score("#after"), made.score("#n"))


@pytest.mark.parametrize(
    ("line", "body", "ran"),
    [
        ("execute unless function p:f", VOID, True),
        ("execute if function p:f", VOID, False),
        ("execute if function p:f", "return 2", True),
        ("execute unless function p:f", "return 2", False),
        ("execute if function p:f", "return 0", False),
        ("execute if function p:f", "return fail", False),
        ("execute unless function p:f", "return fail", True),
        ("execute if function p:f if function p:f", "return 1", True),
        ("execute unless function p:f if function p:f", "return 1", False),
    ],
)
def test_function_condition_asks_for_a_result_that_is_not_0(
    world: MakeWorld, line: str, body: str, ran: bool
) -> None:
    """G9: https://github.com/misode/technical-changes 1.20.3/23w44a.md."""
    made = world({"p:f": body})

    made.run(f"{line} run scoreboard players set #u o 1")

    assert ran is (made.score("#u") == 1)


@pytest.mark.parametrize(
    ("one", "operation", "other", "after"),
    [
        (-9, "/=", 4, -3),
        (-9, "%=", 4, 3),
        (9, "%=", -4, -3),
        (2147483600, "+=", 100, -2147483596),
        (5, "/=", 0, 5),
        (-2147483648, "/=", -1, -2147483648),
        (7, "<", 3, 3),
        (7, ">", 3, 7),
        (7, "=", 3, 3),
        (65536, "*=", 65536, 0),
    ],
)
@pytest.mark.parametrize("holders", ["#a o {} #b o", "@s o {} @s p"])
def test_score_arithmetic_floors_and_wraps(
    world: MakeWorld, one: int, operation: str, other: int, after: int, holders: str
) -> None:
    """G10: https://github.com/Pumpkin-MC/Pumpkin/pull/3595; both ways of running it agree."""
    line = f"scoreboard players operation {holders.format(operation)}"
    as_entity = "execute as @e[tag=m] " if "@s" in holders else "execute "
    made = world({"p:f": f"{as_entity}run {line}"})
    made.run("scoreboard objectives add p dummy")
    made.run("summon marker 0 0 0 {Tags:[m],UUID:[I;0,0,0,1]}")
    uuid = "00000000-0000-0000-0000-000000000001"
    first, second = ("#a o", "#b o") if "#a" in holders else (f"{uuid} o", f"{uuid} p")
    made.run(f"scoreboard players set {first} {one}")
    made.run(f"scoreboard players set {second} {other}")

    made.call("p:f")

    assert after == made.run(f"scoreboard players get {first}").result


def test_limit_cuts_a_function_short_and_is_told_once(world: MakeWorld) -> None:
    """G11: https://github.com/Gamemode4Dev/GM4_Datapacks/issues/387."""
    made = world({"p:a": "say hi\nfunction p:b", "p:b": "\n".join([VOID] * 50)})
    made.limit(20)

    result = made.call("p:a")
    made.call("p:a")

    assert result.limit_reached
    assert 0 < (made.score("#n") or 0) < 50
    assert [
        "the command limit of 20 (max_command_sequence_length) was reached at p:b:18 "
        "(after 1 calls by a last line); the rest did not run"
    ] == made.notices


def test_call_chain_at_the_limit_names_every_caller(world: MakeWorld) -> None:
    made = world(
        {
            "p:a": "# first\nfunction p:b\nsay after",
            "p:b": "say b\nfunction p:c\nsay after",
            "p:c": "\n".join([VOID] * 50),
        }
    )
    made.limit(10)

    result = made.call("p:a")

    sites = [str(site) for site in result.limit_chain]
    assert ["p:c:7", "p:b:2", "p:a:2"] == sites


def test_unsupported_command_knows_the_lines_that_led_to_it(world: MakeWorld) -> None:
    files = {
        "p:a": "say a\nexecute if entity @e run say a\nfunction p:b",
        "p:b": "\npublish",
    }
    made = world(files)

    result = made.call("p:a")

    chains = [[str(site) for site in chain] for chain in result.unsupported_chains]
    assert [["p:b:2"]] == chains
    assert "p:b.mcfunction" == result.unsupported_chains[0][0].function.source


def test_macro_arguments_lose_their_suffix(world: MakeWorld) -> None:
    """G14: https://github.com/misode/technical-changes 1.20.2/1.20.2-pre1.md."""
    macro = "scoreboard players set #x o 7\n$scoreboard players set #y o $(n)"
    made = world({"p:m": macro})

    called = made.run("function p:m {n:12b}")
    made.run("scoreboard players reset #x")
    missing = made.run("function p:m {k:1}")

    assert 12 == made.score("#y")
    assert called.success is None
    assert missing.success is False
    assert "missing argument n" in (missing.failure or "")
    assert made.score("#x") is None


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ("12b", "12"),
        ("-3s", "-3"),
        ("5000000000L", "5000000000"),
        ("1.5f", "1.5"),
        ("2.0d", "2"),
        ("-1.25", "-1.25"),
        ("1e20", "100000000000000000000"),
        ("'a b'", "a b"),
        ("[1,2]", "[1,2]"),
        ("{a:1b,b:'x'}", '{a:1b,b:"x"}'),
        ("[I;1,2]", "[I;1,2]"),
        ("true", "1"),
    ],
)
def test_macro_argument_is_written_as_the_game_writes_it(
    world: MakeWorld, value: str, shown: str
) -> None:
    """https://minecraft.wiki/w/Function_(Java_Edition)#Macros"""
    made = world({"p:m": "$data modify storage p:s t set value '$(v)'"})

    made.run(f"function p:m {{v:{value}}}")

    assert {"t": shown} == made.storage()


@pytest.mark.parametrize(
    ("line", "score"),
    [
        ("function p:m with storage p:s", 1),
        ("function p:m with storage p:s in", 2),
        ("function p:m with storage p:s list[1]", 3),
        ("function p:m with block 0 70 0 components.'minecraft:custom_data'", 4),
        ("function p:m with entity @n data", 5),
    ],
)
def test_macro_arguments_come_from_data(
    world: MakeWorld, line: str, score: int
) -> None:
    made = world({"p:m": "$scoreboard players set #y o $(n)"})
    made.run("data modify storage p:s n set value 1")
    made.run("data modify storage p:s in.n set value 2")
    made.run("data modify storage p:s list set value [{n:0},{n:3}]")
    made.run("setblock 0 70 0 chest{components:{'minecraft:custom_data':{n:4}}}")
    made.run("summon marker 0 0 0 {data:{n:5}}")

    made.run(line)

    assert score == made.score("#y")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("function p:m with storage p:s n", "not a compound, but a int"),
        ("function p:m with storage p:s none", "found no elements"),
        ("function p:m with storage p:none", "missing argument n"),
        ("function p:m", "missing argument n"),
        ("function p:m {n:'x y'}", "line 1 became 'scoreboard players set #y o x y'"),
        ("function p:gone", "unknown function 'p:gone'"),
        ("function #p:gone", "no functions for the name '#p:gone'"),
        ("function p:mm", "did you mean 'p:m'?"),
    ],
)
def test_function_that_cannot_start_says_why(
    world: MakeWorld, line: str, words: str
) -> None:
    made = world({"p:m": "$scoreboard players set #y o $(n)"})
    made.run("data modify storage p:s n set value 1")

    result = made.run(line)

    assert result.success is False
    assert words in (result.failure or "")


def test_macro_value_that_holds_its_own_hole_is_not_filled_again(
    world: MakeWorld,
) -> None:
    made = world({"p:m": "$data modify storage p:s t set value '$(v)'"})

    made.run("function p:m {v:'$(v)'}")

    assert {"t": "$(v)"} == made.storage()


def test_function_tag_sums_what_its_members_return(world: MakeWorld) -> None:
    files = {"p:a": "return 3", "p:b": VOID, "p:c": "return 4"}
    made = world(files, {"p:t": ("p:a", "p:b", "p:c")})

    result = made.run("function #p:t")

    assert (True, 7) == (result.success, result.result)
    assert 1 == made.score("#n")


def test_return_run_of_a_tag_stops_at_the_first_that_returns(world: MakeWorld) -> None:
    files = {
        "p:outer": "return run function #p:t\nscoreboard players set #after o 9",
        "p:a": VOID,
        "p:b": "return 4",
        "p:c": "scoreboard players set #c o 1",
    }
    made = world(files, {"p:t": ("p:a", "p:b", "p:c")})

    result = made.run("function p:outer")

    assert (True, 4) == (result.success, result.result)
    assert (1, None, None) == (made.score("#n"), made.score("#c"), made.score("#after"))


@pytest.mark.parametrize(
    ("body", "result"),
    [
        ("return 5\nscoreboard players set #after o 1", (True, 5)),
        ("return fail\nscoreboard players set #after o 1", (False, 0)),
        ("return run scoreboard players set #x o 8", (True, 8)),
        ("return run scoreboard players get #none o", (False, 0)),
        ("return run execute if score #none o matches 1 run say hi", (False, 0)),
        ("return run execute as @e[type=pig] run say hi", (False, 0)),
        ("return run return run return 6", (True, 6)),
        ("return run execute in nowhere run say hi", (False, 0)),
        ("execute if score #none o matches 1 run return 3\nreturn 4", (True, 4)),
        ("execute unless score #none o matches 1 run return 3\nreturn 4", (True, 3)),
        ("return run function p:inner\nreturn 1", (True, 11)),
        ("function p:inner\nreturn 1", (True, 1)),
        ("execute as @e[tag=m] run return run scoreboard players get @s o", (True, 1)),
        ("say hi", (None, None)),
    ],
)
def test_function_ends_with_what_it_returns(
    world: MakeWorld, body: str, result: tuple[bool | None, int | None]
) -> None:
    """https://minecraft.wiki/w/Commands/return"""
    made = world({"p:f": body, "p:inner": "return 11"})
    made.run("summon marker 0 0 0 {Tags:[m]}")
    made.run("summon marker 0 0 0 {Tags:[m]}")
    made.run(
        "execute as @e[tag=m] store result score @s o run scoreboard players add #k o 1"
    )

    found = made.run("function p:f")

    assert result == (found.success, found.result)
    assert made.score("#after") is None


def test_store_around_return_run_is_written_once_with_the_result(
    world: MakeWorld,
) -> None:
    made = world(
        {
            "p:f": "execute store result score #in o run return run function p:g",
            "p:g": "return 12",
        }
    )

    made.run("execute store result score #out o run function p:f")

    assert (12, 12) == (made.score("#in"), made.score("#out"))


def test_scheduling_for_the_current_tick_fails_when_it_runs(world: MakeWorld) -> None:
    """G16: https://github.com/SpyglassMC/Spyglass/issues/2048."""
    made = world({"p:f": VOID})

    result = made.run("schedule function p:f 0")

    assert (False, "can't schedule for the current tick") == (
        result.success,
        result.failure,
    )


def test_scheduled_function_runs_once_in_the_next_tick(world: MakeWorld) -> None:
    """G16."""
    made = world({"p:f": VOID})
    made.run("schedule function p:f 1t")
    counts = []

    for _ in range(3):
        made.server.tick()
        counts.append(made.score("#n"))

    assert [1, 1, 1] == counts


@pytest.mark.parametrize("dimension", ["overworld", "the_nether", "the_end"])
def test_self_scheduling_gives_one_run_a_tick_in_every_dimension(
    world: MakeWorld, dimension: str
) -> None:
    """G16: https://github.com/PaperMC/Paper/issues/4851."""
    made = world(
        {"p:f": f"{VOID}\nexecute in {dimension} run schedule function p:f 1t"}
    )
    made.run("schedule function p:f 1t")
    counts = []

    for _ in range(5):
        made.server.tick()
        counts.append(made.score("#n"))

    assert [1, 2, 3, 4, 5] == counts


def test_delay_counts_ticks_from_the_tick_of_the_command(world: MakeWorld) -> None:
    """G17: https://github.com/misode/packtest/issues/14."""
    made = world({"p:f": VOID})
    made.run("schedule function p:f 3t")
    seen = []

    for _ in range(4):
        made.server.tick()
        seen.append(made.score("#n"))

    assert [None, None, 1, 1] == seen


@pytest.mark.parametrize(
    ("lines", "runs"),
    [
        (["schedule function p:f 1t", "schedule function p:f 2t"], [None, 1, 1]),
        (["schedule function p:f 1t", "schedule function p:f 2t append"], [1, 2, 2]),
        (
            ["schedule function p:f 1t append", "schedule function p:f 1t append"],
            [1, 1, 1],
        ),
        (["schedule function #p:t 1t", "schedule clear #p:t"], [None] * 3),
        (["schedule function #p:t 1t", "schedule clear p:f"], [1, 1, 1]),
    ],
)
def test_schedules_replace_add_and_clear(
    world: MakeWorld, lines: list[str], runs: list[int | None]
) -> None:
    """https://minecraft.wiki/w/Commands/schedule"""
    made = world({"p:f": VOID}, {"p:t": ("p:f",)})
    for line in lines:
        made.run(line)
    seen = []

    for _ in range(3):
        made.server.tick()
        seen.append(made.score("#n"))

    assert runs == seen


@pytest.mark.parametrize(
    ("line", "outcome"),
    [
        ("schedule function p:f 5t", (True, 5)),
        ("schedule function p:gone 5t", (False, 0)),
        ("schedule clear p:f", (False, 0)),
        ("schedule function p:m 5t", (False, 0)),
    ],
)
def test_schedule_results(
    world: MakeWorld, line: str, outcome: tuple[bool, int]
) -> None:
    made = world({"p:f": VOID, "p:m": "$say $(x)"})

    result = made.run(line)

    assert outcome == (result.success, result.result)


def test_load_functions_run_once_before_tick_functions(world: MakeWorld) -> None:
    made = world(
        {"p:load": "scoreboard players set #n o 10", "p:tick": VOID},
        {"minecraft:load": ("p:load",), "minecraft:tick": ("p:tick",)},
    )

    made.server.tick()
    made.server.tick()

    assert 12 == made.score("#n")


@pytest.mark.parametrize(
    "body",
    [
        f"{VOID}\nexecute if score #n o matches ..99999 run function p:f",
        f"{VOID}\nexecute if score #n o matches ..99999 run return run function p:f",
        f"{VOID}\nexecute if score #n o matches ..99999 run function p:f\nscoreboard players add #up o 1",
    ],
)
def test_recursion_of_100_000_calls_ends_by_itself(world: MakeWorld, body: str) -> None:
    made = world({"p:f": body})
    made.limit(10_000_000)

    result = made.call("p:f")

    assert not result.limit_reached
    assert 100_000 == made.score("#n")


@pytest.mark.parametrize(("path", "value"), [("@b+", 3), ("'c d'", 4), ("*", 5)])
def test_path_keys_are_looser_than_snbt_keys(
    world: MakeWorld, path: str, value: int
) -> None:
    """G6: https://github.com/SpyglassMC/Spyglass/issues/800."""
    made = world({})
    made.run(f"data modify storage p:a {path} set value {value}")

    assert value == made.run(f"data get storage p:a {path}").result


def test_forks_beyond_the_limit_end_the_line(world: MakeWorld) -> None:
    """Game rule max_command_forks: https://minecraft.wiki/w/Game_rule."""
    made = world({})
    made.server.world.game_rules.set("max_command_forks", 3)
    for _ in range(3):
        made.run("summon marker 0 0 0")

    result = made.run("execute as @e run scoreboard players add #n o 1")

    assert made.score("#n") is None
    assert "maximum number of contexts (3) reached" == result.failure


def test_arguments_of_macros_reach_the_data_of_storages_unchanged(
    world: MakeWorld,
) -> None:
    made = world({"p:m": "$data modify storage p:s o set value $(v)"})

    made.run("function p:m {v:{a:1b,l:[1L,2L],t:'q\"q'}}")

    assert parse_snbt("{o:{a:1b,l:[1L,2L],t:'q\"q'}}") == made.storage()
