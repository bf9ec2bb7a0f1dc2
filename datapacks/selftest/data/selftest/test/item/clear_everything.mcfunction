# clear without an item takes everything: https://minecraft.wiki/w/Commands/clear
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
give @s stick 2
item replace entity @s weapon.offhand with stone 3
item replace entity @s armor.head with carved_pumpkin
execute store result score #cev st run clear @s
execute store success score #cev2 st run clear @s
assert score #cev st matches 6
assert score #cev2 st matches 0
