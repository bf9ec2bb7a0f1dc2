# A slot source gives copies of what lies there.
# https://minecraft.wiki/w/Slot_source
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
setblock ~ ~1 ~ barrel
give @s stick 3
execute store result score #lsl st run loot insert ~ ~1 ~ loot selftest:slots
assert score #lsl st matches 1
assert items block ~ ~1 ~ container.0 stick[count=3]
assert items entity @s hotbar.0 stick[count=3]
