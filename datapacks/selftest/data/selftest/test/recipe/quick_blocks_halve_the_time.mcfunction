# Since 26.3 a blasting recipe says a furnace's time, and a blast furnace takes half of it; fuel lasts half as long.
# https://www.minecraft.net/en-us/article/minecraft-26-3-snapshot-4
# @template selftest:floor
setblock ~1 ~1 ~1 blast_furnace
item replace block ~1 ~1 ~1 container.0 with dragon_egg 2
item replace block ~1 ~1 ~1 container.1 with coal
await delay 19t
assert not items block ~1 ~1 ~1 container.2 *
await delay 1t
assert items block ~1 ~1 ~1 container.2 nether_star[count=1]
assert data block ~1 ~1 ~1 {lit_total_time:800}
