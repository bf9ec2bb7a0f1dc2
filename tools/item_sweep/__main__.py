"""`python -m tools.item_sweep [ITEM...] [--json FILE]`: ends with 1 if a step fails in silence."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from tools.item_sweep.report import faults, plain, table
from tools.item_sweep.sweep import sweep


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.item_sweep")
    parser.add_argument("items", nargs="*", help="ids; all items by default")
    parser.add_argument("--json", type=Path, help="write every verdict to this file")
    options = parser.parse_args(arguments)
    ids = [id if ":" in id else f"minecraft:{id}" for id in options.items]
    verdicts = sweep(ids or None)
    sys.stdout.write(table(verdicts) + "\n")
    if options.json is not None:
        options.json.write_text(json.dumps(plain(verdicts), indent=0), "utf-8")
    found = faults(verdicts)
    for one in found:
        sys.stdout.write(f"{one.verdict.value}: {one.item} {one.step}: {one.why}\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
