# Fire in a frame makes a portal.
# https://minecraft.wiki/w/Nether_Portal_(block)
# @template selftest:floor
# @skyaccess
# @dummy ~1 ~1 ~1
fill ~ ~ ~3 ~3 ~ ~3 obsidian
fill ~ ~1 ~3 ~ ~4 ~3 obsidian
fill ~3 ~1 ~3 ~3 ~4 ~3 obsidian
fill ~ ~4 ~3 ~3 ~4 ~3 obsidian
give @s flint_and_steel
dummy @s use block ~1 ~ ~3 up
assert block ~1 ~1 ~3 nether_portal
assert block ~2 ~3 ~3 nether_portal
fill ~ ~1 ~3 ~3 ~4 ~3 air
