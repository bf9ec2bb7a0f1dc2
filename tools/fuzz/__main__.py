"""`python -m tools.fuzz`: no input may crash a reader, hang it or make memory grow."""

from __future__ import annotations

import argparse
import sys

from tools.fuzz.campaign import Campaign, Fault, growth
from tools.fuzz.targets import all_targets

_MOST_GROWTH_MIB = 64.0


def _show(fault: Fault) -> None:
    print(f"FAULT {fault.target} seed {fault.seed}: {fault.what}")
    print(f"  input {fault.text[:400]!r} ({len(fault.text)} characters)")
    print("  " + fault.trace.replace("\n", "\n  "), flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.fuzz", description=__doc__)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--inputs", type=int, default=100_000)
    parser.add_argument("--target", action="append", help="only these (repeatable)")
    options = parser.parse_args()
    targets = all_targets()
    chosen = [targets[name] for name in options.target or targets]
    campaign = Campaign(chosen, options.seed, _show)
    campaign.run(options.inputs)
    for target in chosen:
        tried = campaign.tried[target.name]
        accepted = campaign.accepted[target.name] / tried
        rate = tried / campaign.seconds[target.name]
        print(f"{target.name:16} {tried:9,} inputs {accepted:6.1%} good {rate:9,.0f}/s")
    rounds = campaign.memory
    shown = [rounds[(len(rounds) - 1) * n // 10] for n in range(11)]
    print("memory in MiB: " + " ".join(f"{value:.0f}" for value in shown))
    grown = growth(rounds)
    print(
        f"seed {options.seed}: {campaign.inputs:,} inputs, {len(campaign.faults)} faults, "
        f"{campaign.memory[-1]:.0f} MiB, grown by {grown:.1f} MiB"
    )
    return bool(campaign.faults) or grown > _MOST_GROWTH_MIB


if __name__ == "__main__":
    sys.exit(main())
