assert run scoreboard players set #wr st 4
assert result 4 run scoreboard players get #wr st
assert result 1..5 run scoreboard players get #wr st
assert not result 5.. run scoreboard players get #wr st
assert not run scoreboard players get #wr_never st
assert function selftest:value
assert not function selftest:void
