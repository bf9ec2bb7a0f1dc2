summon marker ~ ~
