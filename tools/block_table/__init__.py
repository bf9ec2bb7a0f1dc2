"""Generates the block tables of `gametest.block` from public data and the lists in `authored/`.

Run `python -m tools.block_table`; it fetches npm `minecraft-data` by name, or reads an unpacked
copy named by `--minecraft-data`.
"""
