# 20 + 2 = 22, and half of that more: 33; doubled: 66.
# https://minecraft.wiki/w/Attribute#Operations
summon armor_stand ~ ~ ~ {Tags:["st.modifiers"],NoGravity:1b}
execute as @n[tag=st.modifiers] run attribute @s max_health modifier add st:total 1 add_multiplied_total
execute as @n[tag=st.modifiers] run attribute @s max_health modifier add st:base 0.5 add_multiplied_base
execute as @n[tag=st.modifiers] run attribute @s max_health modifier add st:value 2 add_value
execute store result score #modifiers st run attribute @n[tag=st.modifiers] max_health get
execute store result score #modifiers_base st run attribute @n[tag=st.modifiers] max_health base get
kill @e[tag=st.modifiers]
assert score #modifiers st matches 66
assert score #modifiers_base st matches 20
