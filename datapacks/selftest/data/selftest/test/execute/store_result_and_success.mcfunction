execute store result score #srs1 st store success score #srs2 st run scoreboard players set #srs3 st 41
assert score #srs1 st matches 41
assert score #srs2 st matches 1
