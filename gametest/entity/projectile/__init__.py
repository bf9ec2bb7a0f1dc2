"""What flies: arrows, thrown things, fireballs (https://minecraft.wiki/w/Projectile)."""
