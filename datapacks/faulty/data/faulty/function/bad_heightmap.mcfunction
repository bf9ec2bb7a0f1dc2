execute positioned over worldsurface run say no
