# Of a rule that is true or false the result is 1 or 0.
# https://minecraft.wiki/w/Game_rule
gamerule keep_inventory true
execute store result score #gamerule_true_is_one_true st run gamerule keep_inventory
gamerule keep_inventory false
execute store result score #gamerule_true_is_one_false st run gamerule keep_inventory
assert score #gamerule_true_is_one_true st matches 1
assert score #gamerule_true_is_one_false st matches 0
