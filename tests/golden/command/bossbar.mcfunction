# https://minecraft.wiki/w/Commands/bossbar
bossbar list
bossbar add demo:a "First"
bossbar add demo:a "Again"
bossbar add b {text:"Second",color:"red"}
bossbar list
bossbar get demo:a max
bossbar get demo:a value
bossbar get demo:a visible
bossbar get demo:a players
bossbar set demo:a max 5
bossbar set demo:a max 5
bossbar set demo:a value 7
bossbar get demo:a value
bossbar set demo:a value 7
bossbar set demo:a visible false
bossbar set demo:a visible false
bossbar get demo:a visible
bossbar set demo:a color red
bossbar set demo:a color red
bossbar set minecraft:b color white
bossbar set demo:a style notched_6
bossbar set demo:a style progress
bossbar set demo:a name "First"
bossbar set demo:a name {text:"Other"}
bossbar set demo:a players
bossbar set demo:a players @a
bossbar set demo:a max 0
bossbar set demo:a value -1
bossbar set demo:a color orange
bossbar set demo:a name 5
bossbar get demo:c max
bossbar set demo:a players @e
bossbar remove demo:a
bossbar remove demo:a
bossbar list
