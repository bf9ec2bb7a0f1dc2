# It takes damage and wears armour: https://minecraft.wiki/w/Mannequin, /Armor
# @template selftest:floor
summon mannequin ~2.5 ~1 ~2.5 {Tags:["mq_d"]}
damage @n[tag=mq_d] 6 magic
assert data entity @n[tag=mq_d] {Health:14f}
item replace entity @n[tag=mq_d] armor.head with iron_helmet
assert items entity @n[tag=mq_d] armor.head iron_helmet
