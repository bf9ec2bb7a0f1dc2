execute positioned ^ ^ ^1 run summon marker ~ ~ ~ {Tags:["ench_gaze"]}
