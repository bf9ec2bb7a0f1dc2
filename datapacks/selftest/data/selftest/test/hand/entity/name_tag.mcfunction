# A tag names a mob.
# https://minecraft.wiki/w/Name_Tag
# @template selftest:floor
# @dummy ~1 ~1 ~1
summon zombie ~3.5 ~1 ~3.5 {NoAI:1b,Silent:1b,Tags:["hs_zombie"]}
give @s name_tag[custom_name="Zed"]
dummy @s use entity @n[tag=hs_zombie]
assert data entity @n[tag=hs_zombie] {CustomName:"Zed",PersistenceRequired:1b}
assert not items entity @s hotbar.0 *
