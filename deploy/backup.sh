#!/bin/sh
# Back a server up while it runs: backup.sh DATA FOLDER. PostgreSQL if DATABASE_URL (postgresql://…) is set, else SQLite.
# The folder gets one dated subfolder with the database, the secret and the settings; those older than 30 days go.
set -eu
umask 077
data=$1 folder=$2
python="${BASTIDE_PYTHON:-/opt/bastide/bin/python}"
at="$folder/$(date -u +%Y-%m-%dT%H%M%SZ)"
mkdir -p "$at.part"
if [ -n "${DATABASE_URL:-}" ]; then
  pg_dump --format=custom --no-owner --file="$at.part/bastide.dump" "$DATABASE_URL"
else
  "$python" -c '
import sqlite3, sys
with sqlite3.connect(f"file:{sys.argv[1]}?mode=ro", uri=True) as there, sqlite3.connect(sys.argv[2]) as here:
    there.backup(here, pages=1000, sleep=0.01)
' "$data/bastide.sqlite3" "$at.part/bastide.sqlite3"
fi
[ ! -e "$data/secret" ] || cp "$data/secret" "$at.part/secret"
[ ! -r "${BASTIDE_CONFIG:-/etc/bastide/bastide.toml}" ] || cp "${BASTIDE_CONFIG:-/etc/bastide/bastide.toml}" "$at.part/"
mv "$at.part" "$at" # a folder without .part is whole
find "$folder" -mindepth 1 -maxdepth 1 -name '20*' -mtime +"${BASTIDE_BACKUP_DAYS:-30}" -exec rm -rf {} +
echo "$at"
