# Past the limit the rest of a function is dropped.
# https://github.com/Gamemode4Dev/GM4_Datapacks/issues/387
# @environment selftest:language/short_chain
scoreboard players set #function_fifty st 0
function selftest:language/fifty
assert score #function_fifty st matches 1..49
