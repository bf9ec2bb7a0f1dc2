# Since 26.3 an item says itself how long it burns, or that it does not.
# https://github.com/SpyglassMC/vanilla-mcdoc/blob/main/java/world/component/item.mcdoc
# @template selftest:floor
setblock ~1 ~1 ~1 furnace
item replace block ~1 ~1 ~1 container.0 with mud
item replace block ~1 ~1 ~1 container.1 with feather[cooking_fuel={burn_time:30,speed_multiplier:1}] 2
await delay 1t
assert data block ~1 ~1 ~1 {lit_total_time:30}
assert items block ~1 ~1 ~1 container.1 feather[count=1]
setblock ~3 ~1 ~1 furnace
item replace block ~3 ~1 ~1 container.0 with mud
item replace block ~3 ~1 ~1 container.1 with coal[!cooking_fuel]
await delay 2t
assert items block ~3 ~1 ~1 container.1 coal[count=1]
assert data block ~3 ~1 ~1 {lit_total_time:0}
