"""Stores a file with Python's own FTP client and fetches it again."""

from __future__ import annotations

import ftplib
import io
import sys

SAVE = bytes(range(256)) * 400

with ftplib.FTP(timeout=20) as ftp:
    ftp.connect("127.0.0.1", int(sys.argv[1]))
    ftp.login()
    ftp.storbinary("STOR saved-game", io.BytesIO(SAVE))
    print("client_listing=" + ",".join(ftp.nlst()))
    fetched = io.BytesIO()
    ftp.retrbinary("RETR saved-game", fetched.write)
print("client_save=" + ("whole" if fetched.getvalue() == SAVE else "broken"))
