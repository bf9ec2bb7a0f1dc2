# A marker is not a valid entity.
# https://minecraft.wiki/w/Commands/attribute
summon marker ~ ~ ~ {Tags:["st.attribute_none"]}
execute store success score #attribute_none st run attribute @n[tag=st.attribute_none] max_health get
kill @e[tag=st.attribute_none]
assert score #attribute_none st matches 0
