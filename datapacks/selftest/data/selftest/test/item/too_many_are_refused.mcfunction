# give gives at most 100 stacks: https://minecraft.wiki/w/Commands/give
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
execute store success score #tmr st run give @s stick 6401
assert score #tmr st matches 0
assert not items entity @s hotbar.* *
