say before
sumon marker ~ ~ ~
