return run function selftest:void
scoreboard players set #return_run_void st 9
