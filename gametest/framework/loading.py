"""From packs to the registries of a run; everything is read before anything is said to be wrong.

`test_instance` and `test_environment` come from packs, `test_function` from code.
"""

from __future__ import annotations

from collections.abc import (
    Callable,
    Collection,
    Hashable,
    Iterable,
    Iterator,
    Mapping,
)
from typing import TYPE_CHECKING, Any, Final, final

import attrs

from gametest.core.diagnostic import DiagnosticCollector, Severity
from gametest.core.identifier import Identifier
from gametest.core.source_location import SourceLocation
from gametest.core.version import GameVersion
from gametest.framework.builtin_tests import (
    BUILTIN_ENVIRONMENTS,
    EMPTY_STRUCTURE,
    builtin_tests,
)
from gametest.framework.environment.environment_graph import EnvironmentGraph
from gametest.framework.environment.environment_kinds import (
    environment_types,
    unknown_name,
)
from gametest.framework.environment.test_environment import (
    KnownNames,
    TestEnvironmentDefinition,
)
from gametest.framework.game_test_instance import (
    GameTestInstance,
    LoadedTest,
    instance_types,
)
from gametest.framework.test_data import TestData, fields_missing_in
from gametest.framework.test_function import (
    TestFunction,
    instances_from_functions,
    test_function_registry,
)
from gametest.framework.unused_functions import report_unused_functions
from gametest.level.dimension_type import OVERWORLD, THE_END, THE_NETHER
from gametest.level.world.game_rules import GameRuleNames
from gametest.level.world.world_clocks import DEFAULT_CLOCKS
from gametest.registry.converter import StrictConverter
from gametest.registry.holder import Reference
from gametest.registry.registry import Registry
from gametest.registry.structuring import StructuringIssue, pointer_of

if TYPE_CHECKING:
    from gametest.command.command_dispatcher import CommandDispatcher
    from gametest.framework.dialect.dialect import Dialect
    from gametest.pack.json_document import JsonDocument
    from gametest.pack.pack_stack import PackStack

DIMENSIONS: Final = (OVERWORLD, THE_NETHER, THE_END)
TIMELINES: Final = tuple(
    Identifier("minecraft", path)
    for path in ("day", "early_game", "moon", "villager_schedule")
)
"""From the dynamic registry `timeline` of 26.1 (npm `minecraft-data`, login packet)."""


@final
@attrs.frozen(kw_only=True)
class TestRegistries:
    """What a run chooses its tests from; all frozen."""

    __test__ = False

    version: GameVersion
    tests: Registry[LoadedTest]
    environments: Registry[TestEnvironmentDefinition]
    functions: Registry[TestFunction]


@final
@attrs.define(eq=False, kw_only=True, repr=False)
class TestLoader:
    """Reads one stack of packs; findings go to `collector`."""

    __test__ = False

    stack: PackStack
    collector: DiagnosticCollector
    functions: tuple[TestFunction, ...] = ()
    make_instances: bool = False
    """Functions that no file names get an instance with their decorator's options."""
    instance_kinds: Mapping[Identifier, type[GameTestInstance]] = attrs.field(
        factory=dict
    )
    """Of third parties, beside the game's."""
    environment_kinds: Mapping[Identifier, type[TestEnvironmentDefinition]] = (
        attrs.field(factory=dict)
    )
    has_function: Callable[[Identifier], bool] | None = None
    """Default: a pack has a file of the name."""
    structures: Collection[Identifier] | None = None
    """Default: the binary ones of the packs."""
    dialect: Dialect | None = None
    """Of test files; None: each file by what it says."""
    dispatcher: Callable[[], CommandDispatcher] | None = None
    """Commands that test files may use; None: their lines are read when they start."""
    known_scripts: set[Hashable] | None = None
    """Test files that were found right before, by the same loader's rules."""

    _converter: StrictConverter = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        version = self.stack.version
        kinds = instance_types(self.instance_kinds)
        converter = self._converter = StrictConverter()
        converter.register_dispatch(
            GameTestInstance, kinds, registry="test_instance_type"
        )
        converter.register_dispatch(
            TestEnvironmentDefinition,
            environment_types(version, self.environment_kinds),
            registry="test_environment_definition_type",
        )
        for kind in kinds.values():
            converter.hide_fields(kind, fields_missing_in(version))

    def load(self) -> TestRegistries:
        """Never raises for bad data; broken elements are absent."""
        environments, environment_files = self._read(
            "test_environment", TestEnvironmentDefinition
        )
        for id, definition in BUILTIN_ENVIRONMENTS.items():
            environments.setdefault(id, definition)
        known = self._known_names(environments)
        graph = EnvironmentGraph(environments)
        for id in tuple(environment_files):
            found = (
                *environments[id].issues(known, ()),
                *graph.issues(id),
            )
            if self._report(found, environment_files[id]):
                # It stays known, so that one fault is told once.
                del environment_files[id]
        written = self._dialect_tests(known)
        functions = test_function_registry((*self.functions, *self._bodies(written)))
        tests = self._tests(known, functions, graph)
        for test in written:
            # A file of settings wins over the directives of a dialect's file.
            declared = self.stack.resources("test_instance", ".json")
            if test.id not in declared and _can_be_set_up(test.instance, graph):
                tests[test.id] = test
        if self.make_instances:
            self._add_from_functions(tests)
        return TestRegistries(
            version=self.stack.version,
            tests=_registry("test_instance", tests),
            environments=_registry("test_environment", environments),
            functions=functions,
        )

    def _tests(
        self,
        known: KnownNames,
        functions: Registry[TestFunction],
        graph: EnvironmentGraph,
    ) -> dict[Identifier, LoadedTest]:
        instances, files = self._read("test_instance", GameTestInstance)
        structures, dimensions = self._structures(), self._dimensions()
        tests = {test.id: test for test in builtin_tests()}
        for id, instance in instances.items():
            issues = [
                *_instance_issues(instance, known, structures, dimensions),
                *instance.issues(functions.keys()),
                *_environment_issues(instance, graph),
            ]
            if not self._report(issues, files[id]) and _can_be_set_up(instance, graph):
                location = SourceLocation(files[id].source, 1, 1)
                tests[id] = LoadedTest(
                    id=id,
                    instance=instance,
                    location=location,
                    structure_at=files[id].locate("/structure")
                    if instance.structure not in structures
                    else None,
                )
        if len(instances) == len(self.stack.resources("test_instance", ".json")):
            # Where a file could not be read, nobody knows which function it names.
            self._report_unused(instances.values())
        return tests

    def _dialect_tests(self, known: KnownNames) -> tuple[LoadedTest, ...]:
        files = self.stack.resources("test", ".mcfunction")
        if not files:
            return ()
        from gametest.framework.dialect.loading import DialectLoader

        loader = DialectLoader(
            known=known,
            structures=self._structures(),
            dimensions=self._dimensions(),
            collector=self.collector,
            dialect=self.dialect,
            dispatcher=self.dispatcher,
            known_good=self.known_scripts,
        )
        return tuple(loader.load(files))

    def _bodies(self, written: Iterable[LoadedTest]) -> Iterator[TestFunction]:
        """A file of a dialect is also the test function of its id, for a file of settings."""
        declared = self.stack.resources("test_instance", ".json")
        taken = {function.id for function in self.functions}
        for test in written:
            if test.id in declared and test.id not in taken:
                body = test.instance.body(test_function_registry(()))
                yield TestFunction(id=test.id, body=body, location=test.location)

    def _dimensions(self) -> frozenset[Identifier]:
        return frozenset({*DIMENSIONS, *self.stack.resources("dimension", ".json")})

    def _report_unused(self, instances: Iterable[GameTestInstance]) -> None:
        if self.make_instances or not self.functions:
            return
        stack = self.stack
        files = (
            *stack.resources("test_instance", ".json"),
            *stack.resources("test", ".mcfunction"),
        )
        report_unused_functions(
            self.functions,
            instances,
            {id.namespace for id in files},
            self.collector,
        )

    def _structures(self) -> frozenset[Identifier]:
        found = self.structures
        if found is None:
            found = self.stack.resources("structure", ".nbt").keys()
        return frozenset({*found, EMPTY_STRUCTURE})

    def _add_from_functions(self, tests: dict[Identifier, LoadedTest]) -> None:
        for test in instances_from_functions(self.functions, tests.values()):
            tests.setdefault(test.id, test)

    def _known_names(self, environments: Iterable[Identifier]) -> KnownNames:
        stack = self.stack
        functions = stack.resources("function", ".mcfunction").keys()
        clocks = map(Identifier.parse, DEFAULT_CLOCKS)
        return KnownNames(
            version=stack.version,
            environments=frozenset(environments),
            has_function=self.has_function or functions.__contains__,
            clocks=frozenset({*clocks, *stack.resources("world_clock", ".json")}),
            timelines=frozenset({*TIMELINES, *stack.resources("timeline", ".json")}),
            rules=GameRuleNames(stack.version),
        )

    def _read(
        self, directory: str, target: type[Any]
    ) -> tuple[dict[Identifier, Any], dict[Identifier, JsonDocument]]:
        values: dict[Identifier, Any] = {}
        files: dict[Identifier, JsonDocument] = {}
        for id, resource in self.stack.resources(directory, ".json").items():
            document = resource.read_json(self.collector)
            if document is None:
                continue
            structured = self._converter.structure(document.value, target)
            if structured.issues:
                document.report(structured.issues, self.collector)
            if structured.value is not None:
                values[id] = structured.value
                files[id] = document
        return values, files

    def _report(
        self, issues: Iterable[StructuringIssue], document: JsonDocument
    ) -> bool:
        """True if one of them is an error."""
        found = tuple(issues)
        if found:
            document.report(found, self.collector)
        return any(issue.severity is Severity.ERROR for issue in found)


def _environment_issues(
    data: TestData, graph: EnvironmentGraph
) -> Iterator[StructuringIssue]:
    environment = data.environment
    if not isinstance(environment, Reference):
        yield from graph.issues_inside(environment.value, ("environment",))


def _can_be_set_up(data: TestData, graph: EnvironmentGraph) -> bool:
    """False where an environment is to blame, which was told at its own file."""
    environment = data.environment
    if isinstance(environment, Reference):
        return environment.identifier not in graph.unusable
    return graph.is_usable(environment.value)


def _instance_issues(
    data: TestData,
    known: KnownNames,
    structures: Iterable[Identifier],
    dimensions: Iterable[Identifier],
) -> Iterable[StructuringIssue]:
    environment = data.environment
    if not isinstance(environment, Reference):
        yield from environment.value.issues(known, ("environment",))
    elif environment.identifier not in known.environments:
        yield unknown_name(
            "missing-environment",
            "test environment",
            environment.identifier,
            known.environments,
            ("environment",),
        )
    if data.dimension not in dimensions:
        yield unknown_name(
            "unknown-dimension", "dimension", data.dimension, dimensions, ("dimension",)
        )
    if data.structure not in structures:
        # The game loads such a test and fails it when its turn comes.
        yield unknown_name(
            "missing-structure",
            "structure",
            data.structure,
            structures,
            ("structure",),
            severity=Severity.WARNING,
        )
    if data.max_attempts < data.required_successes:
        why = (
            f"only {data.max_attempts} attempts are made"
            if data.max_attempts > 1
            else "with one attempt the game ignores the number"
        )
        yield StructuringIssue(
            "unreachable-successes",
            f"{data.required_successes} successes are required, but {why}",
            pointer_of(("required_successes",)),
            severity=Severity.WARNING,
        )


def _registry(name: str, entries: Mapping[Identifier, Any]) -> Registry[Any]:
    registry: Registry[Any] = Registry.named(name)
    for id in sorted(entries):
        registry.register(id, entries[id])
    return registry.freeze()
