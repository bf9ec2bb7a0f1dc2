scoreboard players add #function_tag_in_order st 1
