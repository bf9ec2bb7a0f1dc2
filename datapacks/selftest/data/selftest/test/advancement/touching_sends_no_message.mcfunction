# player_interacted_with_entity comes with a client's message, which PackTest's dummies do not send: https://github.com/misode/packtest/blob/main/src/main/java/io/github/misode/packtest/commands/DummyCommand.java
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
summon interaction ~2.5 ~1 ~2.5 {Tags:["st_atl"]}
give @s stick
dummy @s use entity @n[tag=st_atl]
assert entity @s[advancements={selftest:touched=false}]
