"""`python -m tools.docs` writes the generated pages; `--check` lists those that are stale."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tools.docs.pages import generated_pages

REFERENCE = Path(__file__).parents[2] / "docs" / "reference"


def main(arguments: list[str] | None = None, folder: Path = REFERENCE) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.docs", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing")
    options = parser.parse_args(arguments)
    stale = [
        (folder / name, text)
        for name, text in generated_pages().items()
        if _text_of(folder / name) != text
    ]
    for path, text in stale:
        if options.check:
            print(f"{path}: stale; `python -m tools.docs` writes it")
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
        print(f"{path}: written")
    return 1 if options.check and stale else 0


def _text_of(path: Path) -> str | None:
    return path.read_text(encoding="utf-8") if path.is_file() else None


if __name__ == "__main__":
    sys.exit(main())
