"""Which tests run: selectors, keywords, what failed last."""
