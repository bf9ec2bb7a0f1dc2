"""`python -m tools.fuzz.twins`: random packs do the same with and without the short ways."""

from __future__ import annotations

import argparse
import sys
import time
import traceback

from tools.fuzz.twins.comparison import difference, minimised
from tools.fuzz.twins.game_tests import pack_difference, random_pack
from tools.fuzz.twins.grammar import random_case


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.fuzz.twins", description=__doc__
    )
    parser.add_argument("--seed", type=int, default=0, help="of the first case")
    parser.add_argument("--cases", type=int, default=1000)
    parser.add_argument("--most", type=int, default=10, help="differences, then stop")
    parser.add_argument(
        "--tests", action="store_true", help="packs with tests, run as `gametest run`"
    )
    options = parser.parse_args()
    compare = _pack if options.tests else _case
    found, number = 0, options.seed
    started = time.perf_counter()
    for number in range(options.seed, options.seed + options.cases):
        try:
            told = compare(str(number))
        except Exception:
            told = traceback.format_exc()
        if told is not None:
            found += 1
            print(f"DIFFERENCE seed {number}: {told}", flush=True)
        if found >= options.most:
            break
    took = time.perf_counter() - started
    print(f"seeds {options.seed} to {number}: {found} differences, {took:.0f} s")
    return bool(found)


def _case(seed: str) -> str | None:
    case = random_case(seed)
    if difference(case) is None:
        return None
    small = minimised(case)
    return f"{difference(small)}\n{small}"


def _pack(seed: str) -> str | None:
    files = random_pack(seed)
    told = pack_difference(files)
    if told is None:
        return None
    return "\n".join((told, *(f"== {name}\n{text}" for name, text in files.items())))


if __name__ == "__main__":
    sys.exit(main())
