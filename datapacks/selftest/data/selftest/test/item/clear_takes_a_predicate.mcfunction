# clear takes only what its predicate fits: https://minecraft.wiki/w/Commands/clear
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
give @s stick[custom_data={a:1}] 2
give @s stick[custom_data={a:2}] 3
execute store result score #ctp st run clear @s *[custom_data~{a:2}]
assert score #ctp st matches 3
assert items entity @s hotbar.0 stick[custom_data~{a:1}]
