# An advancement is announced in the chat: https://minecraft.wiki/w/Advancement#Announcements
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
execute positioned ~3.5 ~1 ~0.5 run dummy StAtiAnna spawn
advancement grant StAtiAnna only selftest:told_task
assert chat "^StAtiAnna has made the advancement \\[St Task\\]$"
