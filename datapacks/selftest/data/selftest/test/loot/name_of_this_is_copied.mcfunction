# The entity `this` is who runs the command.
# https://minecraft.wiki/w/Item_modifier
# @template selftest:floor
setblock ~ ~1 ~ barrel
summon marker ~2 ~1 ~2 {CustomName:"Eve"}
execute as @n[type=marker] run loot insert ~ ~1 ~ loot selftest:name
assert items block ~ ~1 ~ container.0 egg[custom_name="Eve"]
