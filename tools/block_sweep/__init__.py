"""Every state of the newest block table, placed, updated, powered, ticked and left without support.

`python -m tools.block_sweep` says what became of each: it did something, it is listed as inert
with a source, or it was reported as unsupported. Nothing else is allowed.
"""
