# @case one a=1 doubled=2
# @case minus a=-4 doubled=-8
$scoreboard players set #ct_$(a) st $(a)
$scoreboard players operation #ct_$(a) st += #ct_$(a) st
$assert score #ct_$(a) st matches $(doubled)
