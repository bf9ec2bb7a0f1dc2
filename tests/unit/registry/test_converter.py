from __future__ import annotations

from typing import Any, Literal

import attrs
import pytest

from gametest.core.diagnostic import Severity
from gametest.core.direction import Direction, Rotation
from gametest.core.identifier import Identifier
from gametest.registry.converter import StrictConverter
from gametest.registry.holder import Direct, Holder, Reference
from gametest.registry.ranges import in_range
from gametest.registry.structuring import FieldProblem


class Environment:
    """The kinds below."""


@attrs.frozen
class AllOf(Environment):
    definitions: tuple[Holder[Environment], ...]


@attrs.frozen
class GameRules(Environment):
    rules: dict[Identifier, bool | int]


@attrs.frozen
class Weather(Environment):
    weather: Literal["clear", "rain", "thunder"]


@attrs.frozen(kw_only=True)
class Test:
    environment: Holder[Environment]
    max_ticks: int = attrs.field(validator=in_range(1))
    padding: int = attrs.field(validator=in_range(0, 128), default=0)
    rotation: Rotation = Rotation.NONE
    required: bool = True


Test.__test__ = False  # type: ignore[attr-defined]

HOLDER: Any = Reference[Environment] | Direct[Environment]
KINDS: dict[Identifier, type[Any]] = {
    Identifier("minecraft", "all_of"): AllOf,
    Identifier("minecraft", "game_rules"): GameRules,
    Identifier("minecraft", "weather"): Weather,
}


def converter() -> StrictConverter:
    made = StrictConverter()
    made.register_dispatch(Environment, KINDS, registry="environment_type")
    return made


def issues(value: object, target: Any) -> list[tuple[str, str]]:
    structured = converter().structure(value, target)
    return [(issue.code, issue.pointer) for issue in structured.issues]


def test_a_good_value_becomes_its_class() -> None:
    structured = converter().structure(
        {
            "environment": {
                "type": "all_of",
                "definitions": [
                    "a:b",
                    {"type": "minecraft:game_rules", "rules": {"pvp": False, "a:n": 3}},
                    {"type": "weather", "weather": "rain"},
                ],
            },
            "max_ticks": 20,
            "rotation": "180",
        },
        Test,
    )

    assert structured.issues == ()
    assert (
        Test(
            environment=Direct(
                AllOf(
                    (
                        Reference(Identifier("a", "b")),
                        Direct(
                            GameRules(
                                {
                                    Identifier("minecraft", "pvp"): False,
                                    Identifier("a", "n"): 3,
                                }
                            )
                        ),
                        Direct(Weather("rain")),
                    )
                )
            ),
            max_ticks=20,
            rotation=Rotation.CLOCKWISE_180,
        )
        == structured.value
    )


@pytest.mark.parametrize(
    ("value", "target", "expected"),
    [
        (3, int, 3),
        (3, float, 3.0),
        (0.5, float, 0.5),
        ("x", str, "x"),
        (True, bool, True),
        ("a:b", Identifier, Identifier("a", "b")),
        ("b", Identifier, Identifier("minecraft", "b")),
        ("up", Direction, Direction.UP),
        ([1, 2], list[int], [1, 2]),
        ([1, 2], tuple[int, ...], (1, 2)),
        ([1, 2, 3], tuple[int, int, int], (1, 2, 3)),
        ({"a": [1]}, dict[str, list[int]], {"a": [1]}),
        (None, int | None, None),
        (3, int | None, 3),
        (True, bool | int, True),
        (1, bool | int, 1),
        ([1], int | list[int], [1]),
        ({"x": [None]}, object, {"x": [None]}),
        ({"x": 1}, dict[str, Any], {"x": 1}),
    ],
)
def test_each_type_is_read(value: object, target: Any, expected: object) -> None:
    structured = converter().structure(value, target)

    assert (expected, ()) == (structured.value, structured.issues)
    assert type(expected) is type(structured.value)


@pytest.mark.parametrize(
    ("value", "target", "code"),
    [
        (True, int, "wrong-type"),
        ("5", int, "wrong-type"),
        (1.0, int, "wrong-type"),
        (2**31, int, "out-of-range"),
        (-(2**31) - 1, int, "out-of-range"),
        (True, float, "wrong-type"),
        ("0.5", float, "wrong-type"),
        (float("inf"), float, "out-of-range"),
        (10**400, float, "out-of-range"),
        (1, bool, "wrong-type"),
        ("true", bool, "wrong-type"),
        (1, str, "wrong-type"),
        (None, str, "wrong-type"),
        ("A:b", Identifier, "bad-identifier"),
        (5, Identifier, "wrong-type"),
        ("clockwise", Rotation, "unknown-word"),
        (180, Rotation, "wrong-type"),
        ("x", Literal["a", "b"], "unknown-word"),
        ("ab", list[str], "wrong-type"),
        ({"a": 1}, list[str], "wrong-type"),
        ([1, 2], tuple[int, int, int], "out-of-range"),
        ([], dict[str, int], "wrong-type"),
        (1.5, bool | int, "wrong-type"),
        ("x", int | None, "wrong-type"),
        (None, HOLDER, "wrong-type"),
        ("#a", HOLDER, "bad-identifier"),
        ([], Test, "wrong-type"),
        ("text", Test, "wrong-type"),
    ],
)
def test_nothing_is_coerced(value: object, target: Any, code: str) -> None:
    structured = converter().structure(value, target)

    assert [(code, "")] == [(issue.code, issue.pointer) for issue in structured.issues]
    assert structured.value is None


def test_everything_wrong_is_told_at_once_with_its_pointer() -> None:
    value = {
        "environment": {
            "type": "minecraft:all_of",
            "definitions": [
                "A:b",
                {"type": "game_rule"},
                {"type": 1},
                {"rules": {}},
                {"type": "game_rules", "rules": {"PVP": True, "y": "5", "a/b": 1.5}},
                {"type": "weather"},
            ],
        },
        "max_ticks": 0,
        "padding": 129,
        "rotation": "left",
        "required": 1,
    }

    assert issues(value, Test) == [
        ("bad-identifier", "/environment/definitions/0"),
        ("unknown-type", "/environment/definitions/1/type"),
        ("wrong-type", "/environment/definitions/2/type"),
        ("missing-field", "/environment/definitions/3"),
        ("bad-identifier", "/environment/definitions/4/rules/PVP"),
        ("wrong-type", "/environment/definitions/4/rules/a~1b"),
        ("wrong-type", "/environment/definitions/4/rules/y"),
        ("missing-field", "/environment/definitions/5"),
        ("out-of-range", "/max_ticks"),
        ("out-of-range", "/padding"),
        ("wrong-type", "/required"),
        ("unknown-word", "/rotation"),
    ]


def test_missing_fields_point_at_their_object() -> None:
    structured = converter().structure({"required": True}, Test)

    assert [
        (issue.code, issue.message, issue.pointer) for issue in structured.issues
    ] == [
        ("missing-field", "field 'environment' is missing", ""),
        ("missing-field", "field 'max_ticks' is missing", ""),
    ]


def test_unknown_fields_are_warnings_at_their_key_and_the_value_stays() -> None:
    value = {"environment": "a:b", "max_ticks": 1, "requird": False, "_note": "x"}

    structured = converter().structure(value, Test)

    assert structured.value is not None
    (issue,) = structured.issues
    assert (
        issue.code,
        issue.pointer,
        issue.at_key,
        issue.severity,
    ) == ("unknown-field", "/requird", True, Severity.WARNING)
    assert "'required'" in issue.message


def test_the_kind_itself_is_no_unknown_field() -> None:
    value = {"type": "weather", "weather": "rain"}

    assert issues(value, Environment) == []


@pytest.mark.parametrize(
    ("value", "words"),
    [
        ({"type": "wether"}, "'minecraft:weather'"),
        ({"type": "weather", "weather": "thunderr"}, "'thunder'"),
    ],
)
def test_the_nearest_word_is_told(value: object, words: str) -> None:
    (issue,) = converter().structure(value, Environment).issues

    assert words in issue.message.partition("did you mean")[2]


def test_null_counts_as_an_absent_field() -> None:
    good = {"environment": "a:b", "max_ticks": 1, "padding": None}

    assert issues(good, Test) == []
    assert issues({**good, "max_ticks": None}, Test) == [("missing-field", "")]


def test_fields_that_the_target_version_lacks_are_unknown_and_keep_their_default() -> (
    None
):
    made = converter()
    made.hide_fields(Test, ["padding"])

    structured = made.structure(
        {"environment": "a:b", "max_ticks": 1, "padding": 500}, Test
    )

    assert structured.value is not None
    assert structured.value.padding == 0
    assert [issue.code for issue in structured.issues] == ["unknown-field"]


@attrs.frozen
class Percent:
    value: int


@attrs.frozen
class Mix:
    parts: list[Percent]

    def __attrs_post_init__(self) -> None:
        if sum(part.value for part in self.parts) != 100:
            msg = "parts do not add up to 100"
            raise FieldProblem("out-of-range", msg, path=("parts",))


def test_a_hook_reads_a_type_of_its_own() -> None:
    def read(value: object) -> Percent:
        if not isinstance(value, str) or not value.endswith("%"):
            msg = "expected a percentage"
            raise FieldProblem("wrong-type", msg)
        return Percent(int(value[:-1]))

    made = StrictConverter()
    made.register_hook(Percent, read)

    good = made.structure({"parts": ["40%", "60%"]}, Mix)
    bad = made.structure({"parts": ["40%", "60"]}, Mix)
    odd = made.structure({"parts": ["40%"]}, Mix)

    assert Mix([Percent(40), Percent(60)]) == good.value
    assert [issue.pointer for issue in bad.issues] == ["/parts/1"]
    assert [issue.pointer for issue in odd.issues] == ["/parts"]


def test_a_class_may_hold_itself() -> None:
    deep: dict[str, Any] = {"type": "all_of", "definitions": []}
    for _ in range(30):
        deep = {"type": "all_of", "definitions": [deep]}

    assert issues(deep, Environment) == []


def test_a_converter_in_use_cannot_be_set_up_further() -> None:
    made = converter()
    made.structure(1, int)

    with pytest.raises(RuntimeError, match="structured already"):
        made.hide_fields(Test, ["padding"])
