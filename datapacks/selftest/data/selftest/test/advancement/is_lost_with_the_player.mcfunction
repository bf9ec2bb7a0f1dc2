# Nothing of a dummy is saved: https://github.com/misode/packtest/blob/main/src/main/java/io/github/misode/packtest/mixin/PlayerListMixin.java
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
execute positioned ~3.5 ~1 ~0.5 run dummy StAilAnna spawn
advancement grant StAilAnna only selftest:plain
dummy StAilAnna leave
execute positioned ~3.5 ~1 ~0.5 run dummy StAilAnna spawn
execute as StAilAnna run assert entity @s[advancements={selftest:plain=false}]
