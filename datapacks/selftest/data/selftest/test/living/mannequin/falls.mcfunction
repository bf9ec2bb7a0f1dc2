# It works like a player's body, without a player: https://minecraft.wiki/w/Mannequin
# @template selftest:floor
# @skyaccess
summon mannequin ~2.5 ~3 ~2.5 {Tags:["mq_f"]}
await delay 30t
assert data entity @n[tag=mq_f] {Health:20f,OnGround:1b}
execute positioned ~2.5 ~1 ~2.5 run assert entity @e[tag=mq_f,distance=..0.01]
