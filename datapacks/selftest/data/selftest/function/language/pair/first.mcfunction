scoreboard players operation #function_tag_in_order st *= #function_two st
