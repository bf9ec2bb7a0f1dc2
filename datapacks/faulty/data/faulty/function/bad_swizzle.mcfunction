execute align xx run say no
