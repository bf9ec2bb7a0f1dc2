# The result is the value times the scale, cut to a whole number.
# https://minecraft.wiki/w/Commands/attribute
summon armor_stand ~ ~ ~ {Tags:["st.attribute"],NoGravity:1b}
execute store result score #attribute st run attribute @n[tag=st.attribute] max_health get 2.55
kill @e[tag=st.attribute]
assert score #attribute st matches 51
