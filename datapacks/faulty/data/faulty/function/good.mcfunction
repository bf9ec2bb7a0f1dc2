# Indented lines, blank ends and empty lines are read.

  say good
kill @e[tag=faulty_nobody]  
