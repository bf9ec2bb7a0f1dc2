# max_stack_size says where a stack is full: https://minecraft.wiki/w/Data_component_format
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
give @s stick[max_stack_size=16] 20
assert items entity @s hotbar.0 stick[count=16]
assert items entity @s hotbar.1 stick[count=4]
