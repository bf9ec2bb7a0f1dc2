# https://minecraft.wiki/w/Evoker#Entity_data: Warmup are the ticks until they come up
# @template selftest:floor
summon cow ~2.5 ~1 ~2.5 {Tags:["fg_w"],NoAI:1b}
summon evoker_fangs ~2.5 ~1 ~2.5 {Warmup:20}
await delay 20t
assert data entity @n[tag=fg_w] {Health:10f}
await delay 12t
assert data entity @n[tag=fg_w] {Health:4f}
