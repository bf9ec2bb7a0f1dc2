"""Test files of PackTest and Ward: `data/<namespace>/test/<path>.mcfunction`."""
