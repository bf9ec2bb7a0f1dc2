scoreboard players set #twice st 0
schedule function selftest:twice 2t append
schedule function selftest:twice 4t append
await score #twice st matches 2
