"""The pages of `docs/reference` that are made from tables and classes in the code."""
