# A head keeps its name as `custom_name`, not as `CustomName`, and drops with it.
# https://github.com/SpyglassMC/vanilla-mcdoc, `java/world/block/head`
# @template selftest:floor
# @dummy ~1 ~1 ~1
give @s player_head[custom_name="K"]
dummy @s use block ~3 ~ ~3 up
assert data block ~3 ~1 ~3 {id:"minecraft:skull",custom_name:"K"}
assert not data block ~3 ~1 ~3 CustomName
setblock ~1 ~1 ~3 barrel
loot insert ~1 ~1 ~3 mine ~3 ~1 ~3
assert items block ~1 ~1 ~3 container.0 player_head[custom_name="K"]
setblock ~3 ~1 ~3 zombie_head{custom_name:"Z"}
loot insert ~1 ~1 ~3 mine ~3 ~1 ~3
assert items block ~1 ~1 ~3 container.1 zombie_head[custom_name="Z"]
