"""The game's random numbers, bit for bit.

`LegacyRandom` is the documented generator of `java.util.Random`; `Xoroshiro128PlusPlus` is the
published algorithm with the seeding of https://minecraft.wiki/w/Random_sequence_format, which
`RandomSequences` follows too.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from math import frexp, sqrt
from typing import Any, Final, Protocol, final

import attrs

_MASK_32: Final = 0xFFFFFFFF
_MASK_48: Final = (1 << 48) - 1
_MASK_64: Final = (1 << 64) - 1
_MULTIPLIER: Final = 0x5DEECE66D
_GOLDEN: Final = 0x9E3779B97F4A7C15
_SILVER: Final = 0x6A09E667F3BCC909


class RandomSource(Protocol):
    """What code that draws numbers may use; both generators fulfil it."""

    def next_int(self, bound: int | None = None) -> int:
        """0 to `bound` - 1, or any signed 32-bit number."""

    def next_long(self) -> int: ...

    def next_boolean(self) -> bool: ...

    def next_float(self) -> float: ...

    def next_double(self) -> float: ...

    def next_gaussian(self) -> float: ...


@final
@attrs.define(eq=False, repr=False)
class LegacyRandom:
    """48-bit linear congruential generator."""

    seed: int = 0
    """What it was seeded with; only the low 48 bits count."""
    state: int = attrs.field(init=False)
    _next_gaussian: float | None = attrs.field(init=False, default=None)

    def __attrs_post_init__(self) -> None:
        self.set_seed(self.seed)

    def set_seed(self, seed: int) -> None:
        self.seed = seed
        self.state = (seed ^ _MULTIPLIER) & _MASK_48
        self._next_gaussian = None

    def next(self, bits: int) -> int:
        """The top `bits` of the next state as a signed 32-bit number."""
        self.state = state = (self.state * _MULTIPLIER + 0xB) & _MASK_48
        return _signed(state >> (48 - bits), 32)

    def next_int(self, bound: int | None = None) -> int:
        if bound is None:
            return self.next(32)
        _check_bound(bound)
        if bound & -bound == bound:
            return (bound * self.next(31)) >> 31
        while True:
            drawn = self.next(31)
            value = drawn % bound
            if drawn - value + bound - 1 < 1 << 31:
                return value

    def next_long(self) -> int:
        high = self.next(32)
        return _signed((high << 32) + self.next(32), 64)

    def next_boolean(self) -> bool:
        return self.next(1) != 0

    def next_float(self) -> float:
        return self.next(24) / (1 << 24)

    def next_double(self) -> float:
        high = self.next(26)
        return ((high << 27) + self.next(27)) / (1 << 53)

    def next_gaussian(self) -> float:
        kept, self._next_gaussian = self._next_gaussian, None
        if kept is not None:
            return kept
        value, self._next_gaussian = _gaussian_pair(self)
        return value


@final
@attrs.define(eq=False, repr=False)
class Xoroshiro128PlusPlus:
    """Two 64-bit words, never both 0."""

    low: int
    high: int
    _next_gaussian: float | None = attrs.field(init=False, default=None)

    def __attrs_post_init__(self) -> None:
        if self.low == self.high == 0:
            self.low, self.high = _GOLDEN, _SILVER

    @classmethod
    def of_seed(cls, seed: int) -> Xoroshiro128PlusPlus:
        low = (seed ^ _SILVER) & _MASK_64
        return cls(_mixed(low), _mixed(low + _GOLDEN))

    def _step(self) -> int:
        low, high = self.low, self.high
        result = (_rotated((low + high) & _MASK_64, 17) + low) & _MASK_64
        high ^= low
        self.low = (_rotated(low, 49) ^ high ^ (high << 21)) & _MASK_64
        self.high = _rotated(high, 28)
        return result

    def next_long(self) -> int:
        return _signed(self._step(), 64)

    def next_int(self, bound: int | None = None) -> int:
        if bound is None:
            return _signed(self._step(), 32)
        _check_bound(bound)
        product = (self._step() & _MASK_32) * bound
        if product & _MASK_32 < bound:
            least = ((1 << 32) - bound) % bound
            while product & _MASK_32 < least:
                product = (self._step() & _MASK_32) * bound
        return product >> 32

    def next_boolean(self) -> bool:
        return self._step() & 1 != 0

    def next_float(self) -> float:
        return (self._step() >> 40) / (1 << 24)

    def next_double(self) -> float:
        return (self._step() >> 11) / (1 << 53)

    def next_gaussian(self) -> float:
        """By polar pairs, which is not confirmed for this generator."""
        kept, self._next_gaussian = self._next_gaussian, None
        if kept is not None:
            return kept
        value, self._next_gaussian = _gaussian_pair(self)
        return value


@final
@attrs.define(eq=False, repr=False)
class RandomSequences:
    """Named generators of a world, made at their first use and kept."""

    world_seed: int
    salt: int = 0
    include_world_seed: bool = attrs.field(default=True, kw_only=True)
    include_sequence_id: bool = attrs.field(default=True, kw_only=True)

    _sequences: dict[str, Xoroshiro128PlusPlus] = attrs.field(init=False, factory=dict)

    def sequence(self, sequence_id: str) -> Xoroshiro128PlusPlus:
        """By full id, `minecraft:blocks/gravel`."""
        found = self._sequences.get(sequence_id)
        if found is None:
            found = self._sequences[sequence_id] = self._made(
                sequence_id,
                self.salt,
                world_seed=self.include_world_seed,
                id_counts=self.include_sequence_id,
            )
        return found

    def ids(self) -> tuple[str, ...]:
        """In the order of their first use."""
        return tuple(self._sequences)

    def set_defaults(
        self, salt: int, *, include_world_seed: bool, include_sequence_id: bool
    ) -> None:
        """For sequences made from now on (`/random reset *`)."""
        self.salt = salt
        self.include_world_seed = include_world_seed
        self.include_sequence_id = include_sequence_id

    def reset(
        self,
        sequence_id: str,
        salt: int | None = None,
        *,
        include_world_seed: bool = True,
        include_sequence_id: bool = True,
    ) -> None:
        """Start a sequence anew; without `salt` as the world's defaults say."""
        if salt is None:
            self._sequences.pop(sequence_id, None)
            return
        self._sequences[sequence_id] = self._made(
            sequence_id,
            salt,
            world_seed=include_world_seed,
            id_counts=include_sequence_id,
        )

    def reset_all(self) -> int:
        """Forget all; returns how many there were."""
        count = len(self._sequences)
        self._sequences.clear()
        return count

    def _made(
        self, sequence_id: str, salt: int, *, world_seed: bool, id_counts: bool
    ) -> Xoroshiro128PlusPlus:
        seed = self.world_seed ^ salt if world_seed else salt
        low = (seed ^ _SILVER) & _MASK_64
        high = (low + _GOLDEN) & _MASK_64
        if id_counts:
            # Imported here: few runs need it, and it slows the start.
            from hashlib import md5

            digest = md5(sequence_id.encode(), usedforsecurity=False).digest()
            low ^= int.from_bytes(digest[:8], "big")
            high ^= int.from_bytes(digest[8:], "big")
        return Xoroshiro128PlusPlus(_mixed(low), _mixed(high))


def shuffle(values: MutableSequence[Any], random: RandomSource) -> None:
    """In place, in the order in which Java's library draws."""
    for size in range(len(values), 1, -1):
        other = random.next_int(size)
        values[size - 1], values[other] = values[other], values[size - 1]


def _check_bound(bound: int) -> None:
    if bound <= 0:
        msg = f"the bound of a random number must be positive, got {bound}"
        raise ValueError(msg)


def _signed(value: int, bits: int) -> int:
    half = 1 << (bits - 1)
    return (value + half) % (half << 1) - half


def _rotated(value: int, by: int) -> int:
    return (value << by | value >> (64 - by)) & _MASK_64


def _mixed(value: int) -> int:
    # The mixing function known as "Stafford 13".
    value &= _MASK_64
    value = (value ^ value >> 30) * 0xBF58476D1CE4E5B9 & _MASK_64
    value = (value ^ value >> 27) * 0x94D049BB133111EB & _MASK_64
    return value ^ value >> 31


def _gaussian_pair(random: RandomSource) -> tuple[float, float]:
    while True:
        x = 2 * random.next_double() - 1
        y = 2 * random.next_double() - 1
        square = x * x + y * y
        if 0 < square < 1:
            factor = sqrt(-2 * _strict_log(square) / square)
            return x * factor, y * factor


_LN2_HIGH: Final = 6.93147180369123816490e-01
_LN2_LOW: Final = 1.90821492927058770002e-10
_ODD: Final = (
    6.666666666666735130e-01,
    2.857142874366239149e-01,
    1.818357216161805012e-01,
    1.479819860511658591e-01,
)
_EVEN: Final = (
    3.999999999940941908e-01,
    2.222219843214978396e-01,
    1.531383769920937332e-01,
)


def _strict_log(x: float) -> float:
    """Natural logarithm of a normal positive number as "fdlibm" defines it.

    The platform's own may differ in the last bit (seed 42 shows it). Order of operations and
    constants: https://netlib.org/fdlibm/e_log.c.
    """
    mantissa, exponent = frexp(x)
    mantissa, k = mantissa * 2, exponent - 1
    # The mantissa is brought into sqrt(2)/2 .. sqrt(2); the bound is fdlibm's, on 20 bits.
    high = int((mantissa - 1) * (1 << 20))
    if high + 0x95F64 & 0x100000:
        mantissa, k = mantissa / 2, k + 1
    f = mantissa - 1.0
    if (high + 2) & 0xFFFFF < 3:
        if f == 0:
            return k * _LN2_HIGH + k * _LN2_LOW
        r = f * f * (0.5 - 0.33333333333333333 * f)
        return f - r if k == 0 else k * _LN2_HIGH - ((r - k * _LN2_LOW) - f)
    s = f / (2.0 + f)
    z = s * s
    w = z * z
    t1 = w * (_EVEN[0] + w * (_EVEN[1] + w * _EVEN[2]))
    t2 = z * (_ODD[0] + w * (_ODD[1] + w * (_ODD[2] + w * _ODD[3])))
    r = t2 + t1
    if high - 0x6147A | 0x6B851 - high > 0:
        half = 0.5 * f * f
        if k == 0:
            return f - (half - s * (half + r))
        return k * _LN2_HIGH - ((half - (s * (half + r) + k * _LN2_LOW)) - f)
    if k == 0:
        return f - s * (f - r)
    return k * _LN2_HIGH - ((s * (f - r) - k * _LN2_LOW) - f)
