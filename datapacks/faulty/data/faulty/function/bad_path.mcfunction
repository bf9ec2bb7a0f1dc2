data get storage faulty:a box..lid
