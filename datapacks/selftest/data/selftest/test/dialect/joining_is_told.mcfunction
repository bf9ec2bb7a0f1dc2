# Others are told who joins and who leaves: https://github.com/mcbookshelf/ward (test chat_broadcast)
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
execute positioned ~3.5 ~1 ~1.5 run dummy StLate spawn
assert chat "StLate joined the game" @s
dummy StLate leave
assert chat "StLate left the game" @s
