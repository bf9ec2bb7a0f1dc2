"""Vectors: computed with the Java 17 class and, for Xoroshiro, equal in Cubitect/cubiomes (MIT);
named sequences by https://minecraft.wiki/w/Random_sequence_format."""

from __future__ import annotations

from struct import pack, unpack

import pytest

from gametest.core.random_source import (
    LegacyRandom,
    RandomSequences,
    Xoroshiro128PlusPlus,
    shuffle,
)


def ints(text: str) -> list[int]:
    return [int(word) for word in text.split()]


def float_bits(value: float) -> int:
    bits: int = unpack(">I", pack(">f", value))[0]
    return bits


def double_bits(value: float) -> int:
    bits: int = unpack(">Q", pack(">d", value))[0]
    return bits


LEGACY_NEXT = {
    0: "-1155484576 -723955400 1033096058 -1690734402",
    1: "-1155869325 431529176 1761283695 1749940626",
    42: "-1170105035 234785527 -1360544799 205897768",
    -1: "1155099827 1887904451 52699159 -1941176418",
    123456789: "-1442945365 -1016548095 1962592967 1094656688",
    -(2**63): "-1155484576 -723955400 1033096058 -1690734402",
}


@pytest.mark.parametrize(("seed", "expected"), LEGACY_NEXT.items())
def test_legacy_draws_32_bits(seed: int, expected: str) -> None:
    random = LegacyRandom(seed)

    assert ints(expected) == [random.next(32) for _ in range(4)]


@pytest.mark.parametrize(
    ("seed", "bound", "expected"),
    [
        (0, 10, "0 8 9 7 5 3 1 1"),
        (1, 10, "5 8 7 3 4 4 4 6"),
        (42, 10, "0 3 8 4 0 5 5 8"),
        (-1, 10, "3 5 9 9 4 8 7 8"),
        (123456789, 10, "5 0 3 4 0 4 3 7"),
        (0, 16, "11 13 3 9 10 4"),
        (1, 16, "11 1 6 6 3 0"),
        (42, 16, "11 0 10 0 4 15"),
        (-1, 16, "4 7 0 8 10 9"),
        (123456789, 16, "10 12 7 4 6 3"),
        (0, 1431655766, "516548029 1302116447 1368843515 663681053"),
        (1, 1431655766, "215764588 880641847 874970313 446064254"),
        (42, 1431655766, "117392763 102948884 662969970 595021505"),
        (-1, 1431655766, "577549913 943952225 26349579 1176895439"),
        (123456789, 1431655766, "1426010965 981296483 547328344 838606290"),
    ],
)
def test_legacy_draws_below_a_bound(seed: int, bound: int, expected: str) -> None:
    random = LegacyRandom(seed)
    wanted = ints(expected)

    assert wanted == [random.next_int(bound) for _ in wanted]


@pytest.mark.parametrize(
    ("seed", "expected"),
    [
        (0, "-4962768465676381896 4437113781045784766"),
        (1, "-4964420948893066024 7564655870752979346"),
        (42, "-5025562857975149833 -5843495416241995736"),
        (-1, "4961115982468162243 226341162490527646"),
    ],
)
def test_legacy_draws_longs(seed: int, expected: str) -> None:
    random = LegacyRandom(seed)

    assert ints(expected) == [random.next_long() for _ in range(2)]


@pytest.mark.parametrize(
    ("seed", "expected"),
    [
        (0, "1 1 0 1 1 0 1 0"),
        (1, "1 0 0 0 0 0 0 1"),
        (42, "1 0 1 0 0 1 0 1"),
        (-1, "0 0 0 1 1 1 0 0"),
    ],
)
def test_legacy_draws_booleans(seed: int, expected: str) -> None:
    random = LegacyRandom(seed)

    assert ints(expected) == [random.next_boolean() for _ in range(8)]


@pytest.mark.parametrize(
    ("seed", "expected"),
    [
        (0, [0x3F3B20B4, 0x3F54D951, 0x3E764F2C]),
        (1, [0x3F3B1AD5, 0x3DCDC4E0, 0x3ED1F61C]),
        (42, [0x3F3A419D, 0x3D5FE8A0, 0x3F2EE7BB]),
        (-1, [0x3E89B2D8, 0x3EE10E44, 0x3C490800]),
    ],
)
def test_legacy_draws_floats(seed: int, expected: list[int]) -> None:
    random = LegacyRandom(seed)

    assert expected == [float_bits(random.next_float()) for _ in range(3)]


@pytest.mark.parametrize(
    ("seed", "expected"),
    [
        (0, [0x3FE764168EA6CA89, 0x3FCEC9E5B3672E14]),
        (1, [0x3FE7635AA8CDC4E6, 0x3FDA3EC39684DF98]),
        (42, [0x3FE74833A06FF457, 0x3FE5DCF778622E01]),
    ],
)
def test_legacy_draws_doubles(seed: int, expected: list[int]) -> None:
    random = LegacyRandom(seed)

    assert expected == [double_bits(random.next_double()) for _ in range(2)]


@pytest.mark.parametrize(
    ("seed", "expected"),
    [
        (
            0,
            [
                0x3FE9AE59D1D6F861,
                0xBFECD9772EB2E0C8,
                0x4000A5B9CCA3A4B8,
                0x3FE870CF65026A96,
            ],
        ),
        (
            1,
            [
                0x3FF8FC3C669AA4C1,
                0xBFE3763B5EE2E541,
                0xBFF175AB5E5BB186,
                0xBFE3FC3B989CFC86,
            ],
        ),
        (
            42,
            [
                0x3FF2453E82115D86,
                0x3FED6BCA38120847,
                0xBFEE654EB7A040C2,
                0xBFF1B63B72513280,
            ],
        ),
    ],
)
def test_legacy_draws_gaussians(seed: int, expected: list[int]) -> None:
    random = LegacyRandom(seed)

    assert expected == [double_bits(random.next_gaussian()) for _ in range(4)]


XOROSHIRO_STATES = {
    0: (0x3564B439CD1E1F16, 0x63CFC62A2B097592),
    1: (0x492B8D6066C09227, 0x1AC046DDA8E86E2A),
    42: (0x5D4520BED6C96DB9, 0xD86E1008EAC15BC5),
    -1: (0xFE766AB13AFAB784, 0x28B159DEFD9C7FBA),
    8675309: (0x919C38A35686676C, 0xBDB2F6CCBA5578B7),
}


@pytest.mark.parametrize(("seed", "expected"), XOROSHIRO_STATES.items())
def test_xoroshiro_is_seeded_by_mixing(seed: int, expected: tuple[int, int]) -> None:
    random = Xoroshiro128PlusPlus.of_seed(seed)

    assert expected == (random.low, random.high)


@pytest.mark.parametrize(
    ("seed", "expected"),
    [
        (0, "3038984756725240190 -3694039286755638414 4633751808701151732"),
        (1, "-1033667707219518978 6451672561743293322 -1821890263888393630"),
        (42, "-4695948378737616609 7341713790291473579 -7542733514721318211"),
        (-1, "-8676505878415342125 -868585888688873692 -6331679347063163302"),
        (8675309, "-1117919260223666678 -9120164566939988346 -7671933165311907576"),
    ],
)
def test_xoroshiro_draws_longs(seed: int, expected: str) -> None:
    random = Xoroshiro128PlusPlus.of_seed(seed)

    assert ints(expected) == [random.next_long() for _ in range(3)]


def test_xoroshiro_steps_from_a_bare_state() -> None:
    random = Xoroshiro128PlusPlus(0x1122334455667708, 0x0102030405060708)

    assert [random.next_long() for _ in range(3)] == [
        9057557013214960464,
        4633797059597226316,
        -3213726759240283428,
    ]


def test_xoroshiro_replaces_the_state_of_zeros() -> None:
    random = Xoroshiro128PlusPlus(0, 0)

    assert (random.low, random.high) == (0x9E3779B97F4A7C15, 0x6A09E667F3BCC909)


@pytest.mark.parametrize(
    ("seed", "expected"),
    [
        (0, "-160476802 781697906"),
        (1, "1734564350 836234122"),
        (42, "1774573855 1357444267"),
        (-1, "-1451817517 2009620260"),
        (8675309, "382535178 -1502605690"),
    ],
)
def test_xoroshiro_draws_32_bits(seed: int, expected: str) -> None:
    random = Xoroshiro128PlusPlus.of_seed(seed)

    assert ints(expected) == [random.next_int() for _ in range(2)]


@pytest.mark.parametrize(
    ("seed", "bound", "expected"),
    [
        (0, 10, "9 1 1 3 8 9 0 3"),
        (1, 10, "4 1 1 6 1 5 8 2"),
        (42, 10, "4 3 8 4 6 2 9 4"),
        (-1, 10, "6 4 2 9 2 9 7 8"),
        (8675309, 10, "0 6 0 5 5 6 8 5"),
        (0, 100, "96 18 15 31"),
        (1, 100, "40 19 19 66"),
        (42, 100, "41 31 85 48"),
        (-1, 100, "66 46 21 98"),
        (8675309, 100, "8 65 5 53"),
        (0, 1431655766, "1378163498 260565968 445840307 1263030508"),
        (0, 2147483647, "2067245246 390848952 326786297 668760461"),
    ],
)
def test_xoroshiro_draws_below_a_bound(seed: int, bound: int, expected: str) -> None:
    random = Xoroshiro128PlusPlus.of_seed(seed)
    wanted = ints(expected)

    assert wanted == [random.next_int(bound) for _ in wanted]


def test_xoroshiro_draws_floats() -> None:
    random = Xoroshiro128PlusPlus.of_seed(0)

    assert [random.next_float() for _ in range(2)] == [
        0.16474366188049316,
        0.7997456789016724,
    ]


def test_xoroshiro_draws_doubles() -> None:
    random = Xoroshiro128PlusPlus.of_seed(0)

    assert [random.next_double() for _ in range(2)] == [
        0.16474369376959186,
        0.7997457290026366,
    ]


def test_xoroshiro_draws_booleans() -> None:
    random = Xoroshiro128PlusPlus.of_seed(0)

    assert ints("0 0 0 1 1 1 0 1") == [random.next_boolean() for _ in range(8)]


SEQUENCES = [
    (
        RandomSequences(0),
        "minecraft:test",
        (0x8E7593F5564F3759, 0x1496374F91108179),
        "2665958033014947184 79569929099491770",
        "5 5 1 1 5 2 3 2 4 1",
        "79 81 12 9 69",
    ),
    (
        RandomSequences(42),
        "minecraft:test",
        (0xDBD48A79E4C0073A, 0x95189FCFE09DC68E),
        "3488061230928685332 143552086612424114",
        "4 5 5 5 2 6 2 2 5 3",
        "51 73 78 74 27",
    ),
    (
        RandomSequences(0, 7),
        "minecraft:test",
        (0xD17224413E9C4A17, 0xA9550D65B79B742E),
        "3801056436740898725 481576706076534101",
        "5 3 4 1 3 3 3 2 4 6",
        "74 45 67 10 50",
    ),
    (
        RandomSequences(1234, 7, include_world_seed=False),
        "minecraft:test",
        (0xD17224413E9C4A17, 0xA9550D65B79B742E),
        "3801056436740898725 481576706076534101",
        "5 3 4 1 3 3 3 2 4 6",
        "74 45 67 10 50",
    ),
    (
        RandomSequences(99, 7, include_sequence_id=False),
        "minecraft:test",
        (0x3FE10B9CB1F3FA05, 0x6CF215FB57034FA7),
        "-9002381696136555605 144279192842906350",
        "2 3 1 6 3 3 2 2 4 1",
        "28 34 11 93 36",
    ),
    (
        RandomSequences(0),
        "minecraft:blocks/gravel",
        (0xEFD4FD9FD7B41108, 0x533AD4934371EDCE),
        "-7765556044480080089 6574186925605217569",
        "6 3 2 5 2 6 3 3 4 3",
        "84 39 30 76 31",
    ),
    (
        RandomSequences(-1),
        "foo:bar",
        (0x55A9AE89A9295753, 0x6F4304B02A4414FF),
        "-4891659730091581140 6158474699220248932",
        "4 1 1 4 2 6 1 2 2 5",
        "51 15 5 56 30",
    ),
]
IDS = [f"{s.world_seed}-{s.salt}-{name}" for s, name, *_ in SEQUENCES]


@pytest.mark.parametrize(
    ("sequences", "name", "state", "longs", "dice", "percents"), SEQUENCES, ids=IDS
)
def test_named_sequence_follows_its_seed_salt_and_id(
    sequences: RandomSequences,
    name: str,
    state: tuple[int, int],
    longs: str,
    dice: str,
    percents: str,
) -> None:
    def fresh() -> Xoroshiro128PlusPlus:
        sequences.reset(name)
        return sequences.sequence(name)

    start = fresh()

    assert state == (start.low, start.high)
    assert ints(longs) == [start.next_long() for _ in range(2)]

    thrown = fresh()

    assert ints(dice) == [thrown.next_int(6) + 1 for _ in range(10)]

    drawn = fresh()

    assert ints(percents) == [drawn.next_int(100) + 1 for _ in range(5)]


def test_named_sequence_goes_on_where_it_stopped() -> None:
    sequences = RandomSequences(0)
    first = sequences.sequence("minecraft:test").next_long()

    assert first == 2665958033014947184
    assert sequences.sequence("minecraft:test").next_long() == 79569929099491770


def test_reset_with_a_salt_overrules_the_defaults() -> None:
    sequences = RandomSequences(0)
    sequences.reset("minecraft:test", 7)

    assert sequences.sequence("minecraft:test").next_long() == 3801056436740898725


def test_reset_all_forgets_every_sequence_and_counts_them() -> None:
    sequences = RandomSequences(0)
    sequences.sequence("minecraft:test").next_long()
    sequences.sequence("foo:bar")

    assert sequences.reset_all() == 2
    assert sequences.sequence("minecraft:test").next_long() == 2665958033014947184


def test_shuffle_swaps_in_the_order_of_the_java_library() -> None:
    values = list(range(10))
    shuffle(values, LegacyRandom(0))

    assert ints("4 8 9 6 3 5 2 1 7 0") == values


@pytest.mark.parametrize("random", [LegacyRandom(0), Xoroshiro128PlusPlus.of_seed(0)])
def test_bound_must_be_positive(random: LegacyRandom | Xoroshiro128PlusPlus) -> None:
    with pytest.raises(ValueError, match="must be positive, got 0"):
        random.next_int(0)
