# Without the right tool nothing drops.
# https://minecraft.wiki/w/Breaking
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~1 ~3 iron_ore
give @s wooden_pickaxe
dummy @s mine ~3 ~1 ~3
assert block ~3 ~1 ~3 air
assert not entity @e[type=item,distance=..9]
assert items entity @s hotbar.0 wooden_pickaxe[damage=1]
