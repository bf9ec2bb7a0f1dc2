scoreboard players set #later st 0
schedule function selftest:later 3t
await delay 2t
assert score #later st matches 0
await delay 1t
assert score #later st matches 1
