kill @e[scores={a=}]
