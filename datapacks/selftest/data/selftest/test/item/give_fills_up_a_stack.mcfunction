# give fills up a stack of the same item, not one of other components: https://minecraft.wiki/w/Commands/give
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
give @s stick 3
give @s stick[custom_data={a:1}] 2
give @s stick 4
assert items entity @s hotbar.0 stick[count=7,!custom_data]
assert items entity @s hotbar.1 stick[count=2,custom_data={a:1}]
assert not items entity @s hotbar.2 *
