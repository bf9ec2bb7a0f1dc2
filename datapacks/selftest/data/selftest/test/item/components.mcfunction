# @template selftest:floor
# @dummy ~1 ~1 ~1
give @s stick[custom_data={a:1}] 3
assert items entity @s hotbar.* stick[custom_data~{a:1},count=3]
assert items entity @s hotbar.* *[!damage]
assert not items entity @s hotbar.* stick[custom_data~{a:2}]
