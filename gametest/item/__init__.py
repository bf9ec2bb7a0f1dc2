"""Items as data: ids, default components, stacks, slots, and tests of stacks."""
