# Without a level it is one.
# https://minecraft.wiki/w/Commands/enchant
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
item replace entity @s weapon.mainhand with bow
enchant @s mending
assert items entity @s weapon.mainhand *[enchantments={mending:1}]
