scoreboard players operation #tt st = #tick st
await delay 5t
scoreboard players operation #tt2 st = #tick st
scoreboard players operation #tt2 st -= #tt st
assert score #tt2 st matches 5
