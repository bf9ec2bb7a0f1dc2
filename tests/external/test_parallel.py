"""`-j`, `--executor` and `--shard` with real worker processes."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

Result = subprocess.CompletedProcess[str]
Gametest = Callable[..., Result]

BODIES = """
import os

from gametest import GameTestHelper, test_function


def make(number):
    @test_function(f"many:t{number}", environment=f"many:e{number % 4}")
    def body(helper: GameTestHelper) -> None:
        helper.log(f"seed of {number}: {helper.random.next_int(1000)}")
        helper.assert_true(number != 5, "as planned")
        helper.run_after_delay(number, helper.succeed)

    return body


for number in range(12):
    globals()[f"t{number}"] = make(number)


@test_function("many:kills", environment="many:kills")
def kills(helper: GameTestHelper) -> None:
    if os.environ.get("MANY_KILLS"):
        os._exit(7)
    helper.succeed()
"""


@pytest.fixture
def many(tmp_path: Path) -> tuple[str, ...]:
    """Five environments, so five batches; as arguments."""
    pack = tmp_path / "many"
    environments = pack / "data/many/test_environment"
    environments.mkdir(parents=True)
    for name in ("e0", "e1", "e2", "e3", "kills"):
        (environments / f"{name}.json").write_text(
            '{"type": "minecraft:all_of", "definitions": []}', encoding="utf-8"
        )
    (pack / "pack.mcmeta").write_text(
        json.dumps({"pack": {"description": "", "min_format": 107, "max_format": 107}}),
        encoding="utf-8",
    )
    bodies = tmp_path / "many_tests.py"
    bodies.write_text(BODIES, encoding="utf-8")
    return (str(pack), "--functions", str(bodies), "--make-instances")


def _events(result: Result) -> list[dict[str, Any]]:
    events = [json.loads(line) for line in result.stdout.splitlines()]
    return [_without_durations(event) for event in events]


def _without_durations(value: Any) -> Any:
    if isinstance(value, dict):
        return {
            key: _without_durations(one)
            for key, one in value.items()
            if key != "duration_s"
        }
    return value


def test_two_processes_tell_what_one_tells(
    gametest: Gametest, many: tuple[str, ...]
) -> None:
    alone = gametest("run", *many, "--events", "-")
    apart = gametest("run", *many, "--events", "-", "-j", "2")

    assert _events(apart) == _events(alone)
    assert (apart.returncode, alone.returncode) == (1, 1)


def test_a_worker_that_dies_costs_its_batch_and_no_other(
    gametest: Gametest, many: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MANY_KILLS", "1")
    found = gametest("run", *many, "-j", "2")

    assert found.returncode == 3
    assert "many:kills" in found.stdout
    assert "did not finish it: BrokenProcessPool" in found.stdout
    assert "11 passed, 1 failed, 1 error" in found.stdout


@pytest.mark.parametrize("options", [(), ("-j", "2")])
def test_a_broken_predicate_that_a_test_asks_for_is_shown_and_fails_the_run(
    gametest: Gametest, tmp_path: Path, options: tuple[str, ...]
) -> None:
    files = {
        "pack.mcmeta": '{"pack": {"description": "", "min_format": 107, "max_format": 107}}',
        "data/p/predicate/broken.json": '{"condition": "nonsense"}',
        "data/p/test_environment/other.json": '{"type": "weather", "weather": "clear"}',
        "data/p/test/a.mcfunction": "execute if predicate p:broken run say yes\n",
        "data/p/test/b.mcfunction": "# @environment p:other\nsay no\n",
    }
    for name, text in files.items():
        path = tmp_path / "pack" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    found = gametest("run", tmp_path / "pack", *options)

    assert found.returncode == 2
    assert found.stderr.count("broken.json:1:") == 1


def test_shards_add_up_to_the_run(gametest: Gametest, many: tuple[str, ...]) -> None:
    def finished(*options: str) -> dict[str, Any]:
        events = _events(gametest("run", *many, "--events", "-", *options))
        return {
            event["test"]: (event["outcome"], event["pos"], event["log"])
            for event in events
            if event["event"] == "test_finished"
        }

    parts = [finished("--shard", f"{index}/3") for index in (1, 2, 3)]
    assert {name: end for part in parts for name, end in part.items()} == finished()
    assert sum(map(len, parts)) == 13


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (("-j", "0"), "--jobs is 1 to 256 or 'auto', not '0'"),
        (("-j", "two"), "--jobs is 1 to 256 or 'auto', not 'two'"),
        (("-j", "2", "--shared-world"), "--jobs needs a world for each batch"),
        (("--executor", "ray://x"), "--executor is 'process' or dask://host:port"),
        (("--shard", "3/2"), "shard '3/2': the first number is 1 to 2"),
    ],
)
def test_what_cannot_be_shared_out_is_said(
    gametest: Gametest, many: tuple[str, ...], options: tuple[str, ...], says: str
) -> None:
    found = gametest("run", *many, *options)

    assert found.returncode == 2
    assert says in found.stderr


@pytest.fixture
def cluster() -> Iterator[str]:
    """Address of a Dask scheduler with two worker processes."""
    distributed = pytest.importorskip("distributed")
    script = (
        "import sys\n"
        "from distributed import LocalCluster\n"
        "if __name__ == '__main__':\n"
        "    with LocalCluster(n_workers=2, threads_per_worker=1, processes=True,\n"
        "                      dashboard_address=None) as cluster:\n"
        "        print(cluster.scheduler_address, flush=True)\n"
        "        sys.stdin.read()\n"
    )
    assert distributed
    process = subprocess.Popen(
        [sys.executable, "-c", script],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdin is not None
    try:
        yield process.stdout.readline().strip()
    finally:
        process.stdin.close()
        process.stdout.close()
        process.wait(30)


def test_a_dask_cluster_tells_what_one_process_tells(
    gametest: Gametest, many: tuple[str, ...], cluster: str
) -> None:
    address = cluster.replace("tcp://", "dask://")
    alone = gametest("run", *many, "--events", "-")
    apart = gametest("run", *many, "--events", "-", "-j", "2", "--executor", address)

    told = zip(_events(apart), _events(alone), strict=True)
    assert [pair for pair in told if pair[0] != pair[1]] == []
