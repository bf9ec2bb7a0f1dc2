# After 100 ticks in bed the night is over, and one gets up.
# https://minecraft.wiki/w/Bed
# @template selftest:floor
# @timeout 150
# @environment selftest:hand/night_sleeps_until_the_morning
# @dummy ~1 ~1 ~1
scoreboard objectives add hs_slept minecraft.custom:minecraft.sleep_in_bed
setblock ~2 ~1 ~3 red_bed[facing=east,part=foot]
setblock ~3 ~1 ~3 red_bed[facing=east,part=head]
time set midnight
dummy @s use block ~2 ~1 ~3
assert score @s hs_slept matches 1
assert block ~3 ~1 ~3 red_bed[occupied=true]
assert data entity @s sleeping_pos
await delay 99t
execute store result score #hs_time st run time query time
assert score #hs_time st matches 18000..18200
await delay 3t
assert block ~3 ~1 ~3 red_bed[occupied=false]
assert not data entity @s sleeping_pos
execute store result score #hs_time st run time query time
assert score #hs_time st matches 24000..24010
time set noon
