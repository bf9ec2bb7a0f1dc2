kill @e[tag=st_nobody]
data remove storage selftest:none x
