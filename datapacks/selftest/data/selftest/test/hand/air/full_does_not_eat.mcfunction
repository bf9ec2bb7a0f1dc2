# Who is full eats only what can always be eaten.
# https://minecraft.wiki/w/Food
# @template selftest:floor
# @dummy ~1 ~1 ~1
give @s bread
assert not run dummy @s use item
item replace entity @s hotbar.0 with golden_apple 2
dummy @s use item
await delay 31t
assert items entity @s hotbar.0 golden_apple[count=2]
await delay 1t
assert items entity @s hotbar.0 golden_apple[count=1]
assert data entity @s {active_effects:[{id:"minecraft:regeneration"}]}
