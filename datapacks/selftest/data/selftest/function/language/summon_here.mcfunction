summon marker ~ ~ ~ {Tags:["st_summon_here"]}
