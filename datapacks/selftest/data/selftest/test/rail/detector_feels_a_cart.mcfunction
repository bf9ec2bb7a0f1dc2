# A detector rail is on while a minecart stands on it.
# https://minecraft.wiki/w/Detector_Rail
# @template selftest:floor
setblock ~2 ~1 ~2 detector_rail
summon minecart ~2.5 ~1.1 ~2.5 {Tags:["st_rdc"]}
await block ~2 ~1 ~2 detector_rail[powered=true]
kill @e[tag=st_rdc]
await block ~2 ~1 ~2 detector_rail[powered=false]
