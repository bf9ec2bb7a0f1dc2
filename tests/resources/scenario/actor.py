"""A program that does what a test of process scenarios wants, and nothing else."""

from __future__ import annotations

import argparse
import sys
import time

parser = argparse.ArgumentParser()
parser.add_argument("--ready")
parser.add_argument("--delay-ms", type=int, default=0)
parser.add_argument("--marker", action="append", default=[])
parser.add_argument("--exit-code", type=int, default=0)
options = parser.parse_args()
if options.ready is not None:
    print(options.ready, flush=True)
time.sleep(options.delay_ms / 1000)
for marker in options.marker:
    print(marker, flush=True)
sys.exit(options.exit_code)
