# 46341 squared is 2147488281, which is past 32 bits and wraps.
# https://minecraft.wiki/w/Commands/scoreboard
scoreboard players set #score_product_wraps st 46341
scoreboard players operation #score_product_wraps st *= #score_product_wraps st
assert score #score_product_wraps st matches -2147479015
