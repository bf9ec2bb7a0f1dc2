from __future__ import annotations

from tools.fuzz.campaign import BATCH, Campaign, Fault, growth
from tools.fuzz.targets import Target


def _crash(text: str) -> bool:
    raise KeyError(text)


def test_a_crash_is_reported_once_for_its_place_with_its_seed() -> None:
    reported: list[Fault] = []
    campaign = Campaign([Target("bad", ("say hi",), _crash)], 7, reported.append)

    campaign.run(2 * BATCH)

    assert 2 * BATCH == campaign.inputs
    assert ["7:bad:0"] == [fault.seed for fault in reported]


def test_growth_compares_the_end_with_what_follows_the_warm_up() -> None:
    steady = [10.0, 30.0, *[50.0] * 38]
    leaking = [50.0 + n for n in range(40)]

    assert (0.0, 0.0) == (growth([1.0, 2.0]), growth(steady))
    assert growth(leaking) > 20
