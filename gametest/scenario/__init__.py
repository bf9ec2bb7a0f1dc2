"""Tests that are processes: real programs, one deadline, a verdict on what they wrote and how they ended.

The file format is `docs/reference/process-manifest.md`. Threads live here only: one reads each
process's output, one waits for its end, one writes to the console.
"""
