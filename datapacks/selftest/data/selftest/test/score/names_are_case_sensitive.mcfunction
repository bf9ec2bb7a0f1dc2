# Two names that differ in case are two holders.
# https://minecraft.wiki/w/Commands/scoreboard
scoreboard players set #score_names_are_case_sensitive_a st 1
scoreboard players set #score_names_are_case_sensitive_A st 2
assert score #score_names_are_case_sensitive_a st matches 1
assert score #score_names_are_case_sensitive_A st matches 2
