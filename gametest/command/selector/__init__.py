"""Target selectors: `@e[…]` read once, chosen often (https://minecraft.wiki/w/Target_selectors)."""
