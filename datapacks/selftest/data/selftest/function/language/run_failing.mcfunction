return run scoreboard players get #return_never st
