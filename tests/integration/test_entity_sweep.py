"""A sample of `python -m tools.entity_sweep`: no kind acts in silence, breaks, or is lost when saved."""

from __future__ import annotations

import pytest

from tools.entity_sweep import FAULTS, Life, Sweep, table

_SAMPLE = (
    *("armor_stand", "arrow", "camel", "chest_minecart", "cow", "cushion"),
    *("dragon_fireball", "eye_of_ender", "ghast", "leash_knot", "oak_boat"),
    *("ominous_item_spawner", "shulker_bullet", "slime", "spawner_minecart", "trident"),
)


@pytest.fixture(scope="module")
def sweep() -> Sweep:
    return Sweep.load()


@pytest.mark.parametrize("kind", _SAMPLE)
def test_no_kind_of_a_sample_is_faulty(sweep: Sweep, kind: str) -> None:
    """The tool does the same to all kinds."""
    verdicts = list(sweep.all([f"minecraft:{kind}"]))

    assert [] == [one for one in verdicts if one.life in FAULTS]


@pytest.mark.parametrize(
    ("kind", "life", "harm"),
    [
        ("marker", Life.STILL, "unhurt"),
        ("lightning_bolt", Life.GONE, ""),
        ("oak_boat", Life.SIMULATED, "hurt"),
        ("experience_orb", Life.SIMULATED, "hurt"),
        ("pig", Life.UNSUPPORTED, "hurt"),
        ("player", Life.NOT_SUMMONED, ""),
    ],
)
def test_a_kind_has_its_verdict(sweep: Sweep, kind: str, life: Life, harm: str) -> None:
    verdict = sweep.one(f"minecraft:{kind}")

    assert (life, harm) == (verdict.life, verdict.harm)


def test_the_table_has_a_row_for_each_verdict_and_a_total(sweep: Sweep) -> None:
    lines = table(list(sweep.all(["minecraft:marker", "minecraft:cow"]))).splitlines()

    assert ["kind", "marker", "cow", "cow"] == [
        line.split(" ")[0] for line in lines[:4]
    ]
    assert lines[-1].startswith("1 simulated, 1 still")
