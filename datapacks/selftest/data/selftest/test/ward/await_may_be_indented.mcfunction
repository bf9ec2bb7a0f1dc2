# An indented await waits: https://github.com/mcbookshelf/ward
# @template selftest:floor
# @max_ticks 20
execute store result score #wmi st run time query gametime
  await delay 5t
execute store result score #wmi2 st run time query gametime
scoreboard players operation #wmi2 st -= #wmi st
assert score #wmi2 st matches 5
