execute positioned 80.0 60.0 -40.0 in the_nether run summon marker ~ ~ ~ {Tags:["st_is"]}
execute in the_nether positioned 10.0 60.0 -5.0 run assert entity @e[tag=st_is,distance=..0.001]
kill @e[tag=st_is]
