scoreboard players set #iff st 0
execute if function selftest:value run scoreboard players add #iff st 1
execute unless function selftest:void run scoreboard players add #iff st 10
execute if function selftest:fails run scoreboard players add #iff st 100
assert score #iff st matches 11
