# An option that already has the value cannot be set to it: https://minecraft.wiki/w/Commands/team
# @template selftest:floor
team add st_sof
execute store success score #sof st run team modify st_sof friendlyFire false
execute store success score #sof2 st run team modify st_sof friendlyFire false
assert score #sof st matches 1
assert score #sof2 st matches 0
