$scoreboard players set $(who) st $(value)
$data modify storage selftest:macro $(who) set value "$(text)"
