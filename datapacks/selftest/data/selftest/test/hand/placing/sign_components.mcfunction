# Since 26.3 a sign takes its texts and its wax from the item.
# https://github.com/SpyglassMC/vanilla-mcdoc/blob/main/java/world/component/block.mcdoc
# @template selftest:floor
# @dummy ~2 ~1 ~3
item replace entity @s weapon.mainhand with oak_sign[sign_text_front={messages:["a","b","",""],color:"red"},waxed={}]
dummy @s use block ~2 ~0 ~1
assert data block ~2 ~1 ~1 {is_waxed:1b,front_text:{color:"red",messages:["a","b","",""],has_glowing_text:0b}}
assert not data block ~2 ~1 ~1 components
