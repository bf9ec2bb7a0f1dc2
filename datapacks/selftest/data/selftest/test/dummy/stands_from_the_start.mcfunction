# The dummy of the directive is on the ground before its first turn.
# https://github.com/misode/packtest/blob/main/src/main/java/io/github/misode/packtest/PackTestFunction.java
# @template selftest:floor
# @dummy ~2 ~1 ~2
assert entity @s[nbt={OnGround:1b}]
await delay 3t
assert entity @s[nbt={OnGround:1b}]
