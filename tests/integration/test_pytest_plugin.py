"""The pytest plugin, run on packs and tests that are written to a folder of their own."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from gametest.app.new_pack import create_pack

pytest_plugins = ["pytester"]
PACKS = Path(__file__).parents[1] / "packs"


@pytest.fixture
def project(pytester: pytest.Pytester) -> pytest.Pytester:
    """A folder with the packs `red` and `green`."""
    for name in ("red", "green"):
        shutil.copytree(PACKS / name, pytester.path / name)
    return pytester


def test_each_test_of_a_pack_is_an_item(project: pytest.Pytester) -> None:
    result = project.runpytest("green", "--collect-only", "-q")
    result.stdout.fnmatch_lines_random(
        [
            "green/pack.mcmeta::green:rain",
            "green/pack.mcmeta::green:repeater",
            "green/pack.mcmeta::green:turned",
        ]
    )


def test_a_green_pack_passes(project: pytest.Pytester) -> None:
    project.runpytest("green").assert_outcomes(passed=3)


def test_a_required_failure_fails_and_an_optional_one_is_expected(
    project: pytest.Pytester,
) -> None:
    result = project.runpytest("red")
    result.assert_outcomes(passed=1, failed=2, xfailed=1)


def test_a_failure_says_why_and_where(project: pytest.Pytester) -> None:
    result = project.runpytest("red")
    result.stdout.fnmatch_lines(
        ["red:fails at 2 0 0 *, tick 5: the far end is powered*fails.json:1:1*"]
    )


@pytest.mark.parametrize(
    ("options", "outcomes"),
    [
        (("-m", "optional"), {"xfailed": 1, "deselected": 3}),
        (("-m", "required"), {"passed": 1, "failed": 2, "deselected": 1}),
        (
            ("-m", 'environment(id="minecraft:default")'),
            {"passed": 1, "failed": 2, "xfailed": 1},
        ),
        (("-m", 'environment(id="red:rain")'), {"deselected": 4}),
        (("-k", "passes"), {"passed": 1, "deselected": 3}),
        (("-x",), {"failed": 1}),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_options_of_pytest_choose_tests(
    project: pytest.Pytester, options: tuple[str, ...], outcomes: dict[str, int]
) -> None:
    project.runpytest("red", *options).assert_outcomes(**outcomes)


def test_last_failed_runs_only_what_failed(project: pytest.Pytester) -> None:
    project.runpytest("red")
    project.runpytest("red", "--lf").assert_outcomes(failed=2)


def test_an_item_can_be_named(project: pytest.Pytester) -> None:
    result = project.runpytest("red/pack.mcmeta::red:passes")
    result.assert_outcomes(passed=1)


def test_a_broken_file_fails_an_item_of_its_own(project: pytest.Pytester) -> None:
    broken = project.path / "green/data/green/test_instance/broken.json"
    broken.write_text('{"type": "minecraft:block_based"', encoding="utf-8")
    result = project.runpytest("green")
    result.assert_outcomes(passed=3, failed=1)
    result.stdout.fnmatch_lines(["*broken.json:1:*"])


@pytest.mark.parametrize(
    ("line", "failed"),
    [
        ("execute if predicate p:broken run say yes", 1),
        ("assert predicate p:broken", 2),
    ],
)
def test_a_broken_predicate_fails_an_item_of_its_own_and_assertions_on_it(
    pytester: pytest.Pytester, line: str, failed: int
) -> None:
    files = {
        "pack.mcmeta": '{"pack": {"description": "", "min_format": 107, "max_format": 107}}',
        "data/p/predicate/broken.json": '{"condition": "nonsense"}',
        "data/p/test/a.mcfunction": f"{line}\n",
        "data/p/test/b.mcfunction": "say no\n",
    }
    for name, text in files.items():
        path = pytester.path / "pack" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    result = pytester.runpytest("pack")

    result.assert_outcomes(failed=failed, passed=3 - failed)
    result.stdout.fnmatch_lines(["*broken.json:1:*"])


def test_packs_can_be_left_alone(project: pytest.Pytester) -> None:
    project.makeini("[pytest]\ngametest_packs = false")
    project.runpytest("green", "--collect-only").assert_outcomes()


def test_junit_xml_has_each_test_with_its_ticks(project: pytest.Pytester) -> None:
    project.runpytest("green", "--junitxml=out.xml")
    text = (project.path / "out.xml").read_text(encoding="utf-8")
    assert 'name="green:repeater"' in text
    assert '<property name="ticks"' in text


FIXTURES = """
    import pytest

    def test_level(level, gametest_env):
        level.set_block((0, 4, 0), level.blocks.block("minecraft:stone").default_state)
        gametest_env.tick(20)
        assert level.get_block_state((0, 4, 0)).block.name == "minecraft:stone"

    def test_passes(gametest_helper):
        gametest_helper.set_block((0, 0, 0), "minecraft:stone")
        gametest_helper.assert_block_present("minecraft:stone", (0, 0, 0))

    def test_plan_fails(gametest_helper):
        gametest_helper.set_block((0, 0, 0), "minecraft:stone")
        sequence = gametest_helper.start_sequence()
        sequence.then_idle(5).then_execute(
            lambda: gametest_helper.assert_block_present("minecraft:dirt", (0, 0, 0))
        ).then_succeed()

    @pytest.mark.game_test(max_ticks=7)
    def test_times_out(gametest_helper):
        gametest_helper.succeed_when(
            lambda: gametest_helper.assert_block_present("minecraft:dirt", (0, 0, 0))
        )

    def test_unsupported(gametest_env):
        gametest_env.run_command("locate structure minecraft:village_plains")

    def test_pack(run_pack):
        collector = run_pack("red")
        assert collector.outcome("red:fails").value == "failed"

    @pytest.mark.game_test(packs=["green"], structure="green:repeater")
    def test_structure_of_a_pack(gametest_helper):
        gametest_helper.assert_block_present("minecraft:repeater", (1, 0, 0))
"""


OUTCOMES = {
    "test_level": "PASSED",
    "test_passes": "PASSED",
    "test_plan_fails": "FAILED",
    "test_times_out": "FAILED",
    "test_unsupported": "FAILED",
    "test_pack": "PASSED",
    "test_structure_of_a_pack": "PASSED",
}
MESSAGES = (
    "*expected block minecraft:dirt, got minecraft:stone*tick 5*",
    "*expected block minecraft:dirt, got minecraft:air*tick 9*",
    "*locate*is not simulated*",
)


def test_fixtures_give_ordinary_tests_a_world(project: pytest.Pytester) -> None:
    project.makepyfile(test_it=FIXTURES)
    result = project.runpytest("test_it.py", "-v")
    result.stdout.fnmatch_lines_random(
        [f"test_it.py::{test} {outcome}*" for test, outcome in OUTCOMES.items()]
    )
    result.stdout.fnmatch_lines_random(MESSAGES)


def test_the_tests_of_the_page_pass(
    pytester: pytest.Pytester,
) -> None:
    page = Path(__file__).parents[2] / "docs/how-to/run-with-pytest.md"
    text = page.read_text(encoding="utf-8")
    snippet = text.partition("```python\n")[2].partition("```")[0]
    create_pack(pytester.path / "my_pack", None, "26.3", pytester.path)
    pytester.makepyfile(test_page=snippet)
    pytester.runpytest("test_page.py").assert_outcomes(passed=4)


def test_an_interrupted_batch_ends_pytest(pytester: pytest.Pytester) -> None:
    create_pack(pytester.path / "my_pack", None, "26.3", pytester.path)
    code = pytester.path / "my_pack" / "game_tests.py"
    if not code.exists():
        code = pytester.path / "game_tests.py"
    text = code.read_text(encoding="utf-8")
    body = "    helper.pull_lever((0, 1, 0))\n"
    assert body in text
    code.write_text(
        text.replace(body, "    raise KeyboardInterrupt\n"), encoding="utf-8"
    )
    found = pytester.inline_run("my_pack", no_reraise_ctrlc=True)

    assert found.getfailedcollections() == []
    assert found.ret == pytest.ExitCode.INTERRUPTED


def test_a_mark_with_an_unknown_word_names_the_nearest(
    project: pytest.Pytester,
) -> None:
    project.makepyfile(
        test_it="""
        import pytest

        @pytest.mark.game_test(max_tick=7)
        def test_it(gametest_helper): ...
        """
    )
    result = project.runpytest("test_it.py")
    result.stdout.fnmatch_lines(["*game_test has no 'max_tick'*max_ticks*"])
