# The scale is at most 16 and at least 0.0625, whatever the base is.
# https://minecraft.wiki/w/Attribute
summon armor_stand ~ ~ ~ {Tags:["st.range"],NoGravity:1b}
execute as @n[tag=st.range] run attribute @s scale base set 0
execute store result score #range_low st run attribute @n[tag=st.range] scale get 10000
execute as @n[tag=st.range] run attribute @s scale base set 100
execute store result score #range_high st run attribute @n[tag=st.range] scale get
kill @e[tag=st.range]
assert score #range_low st matches 625
assert score #range_high st matches 16
