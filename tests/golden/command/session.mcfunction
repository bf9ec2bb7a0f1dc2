# https://minecraft.wiki/w/Commands/test, /stop, /save, /datapack: without a running server
test run *:* 3 true 1 8
test run *:* -1
test runmultiple demo:* 4
test runfailed true 2
test runfailed 2 true
test runclosest 1 false
test runthat
test verify demo:a?c
test locate demo:*
test resetthese
test clearall 100
test clearclosest
test pos here
test create demo:new 3 4 5
test create demo:new 3 4
test export demo:a
test exportthat
test stop
stop
save-all flush
save-on
save-off
datapack list enabled
datapack enable a before b
datapack disable a
datapack enable
reload
