return run execute if score #return_condition st matches 1..
