# `=` copies: a later change of the source does not reach the copy.
# https://minecraft.wiki/w/Commands/scoreboard
scoreboard players set #score_copy_leaves_the_source st 3
scoreboard players operation #score_copy_leaves_the_source_copy st = #score_copy_leaves_the_source st
scoreboard players add #score_copy_leaves_the_source st 1
assert score #score_copy_leaves_the_source_copy st matches 3
