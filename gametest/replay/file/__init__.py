"""The file of a recording, as docs/reference/recording-format.md describes it byte by byte."""
