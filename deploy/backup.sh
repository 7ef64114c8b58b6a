#!/bin/sh
# Back a server up while it runs: backup.sh DATA FOLDER. Its database is, whichever is set first: DATABASE_URL (as pg_dump
# reads it), BASTIDE_DATABASE, `database` in the settings; else SQLite in DATA.
# The folder gets one dated subfolder with the database, the secret, the key of pushes and the settings; those older than 30 days go.
set -eu
umask 077
. "$(dirname "$0")/address.sh"
data=${1:?backup.sh DATA FOLDER} folder=${2:?backup.sh DATA FOLDER}
python="${BASTIDE_PYTHON:-$(command -v /opt/bastide/bin/python || echo python3)}"
config="${BASTIDE_CONFIG:-/etc/bastide/bastide.toml}"
address="${DATABASE_URL:-${BASTIDE_DATABASE:-}}"
if [ -z "$address" ] && [ -e "$config" ]; then
  [ -r "$config" ] || { echo "no backup: $config, which names the database, may not be read" >&2; exit 2; }
  address=$("$python" -c 'import sys, tomllib; print(tomllib.load(open(sys.argv[1], "rb")).get("database", ""))' "$config")
fi
mkdir -p "$folder"
until
  at="$folder/$(date -u +%Y-%m-%dT%H%M%SZ)"
  why=$(mkdir "$at.part" 2>&1) && { [ ! -e "$at" ] || { rmdir "$at.part" && false; }; }
do
  [ -e "$at.part" ] || [ -e "$at" ] || { echo "no backup: $why" >&2; exit 1; }
  sleep 1 # another backup of this second has the name
done
trap 'rm -rf "$at.part"' EXIT
trap 'exit 1' HUP INT TERM # or some shells leave it there
case "$address" in
postgres*)
  parted "$address"
  pg_dump --format=custom --no-owner --file="$at.part/bastide.dump" "$address"
  ;;
*)
  file="${address#sqlite*:///}"
  # all in one step: a copy in several begins anew with every move that is made meanwhile
  "$python" -c '
import sqlite3, sys
try:
    with sqlite3.connect(f"file:{sys.argv[1]}?mode=ro", uri=True) as there, sqlite3.connect(sys.argv[2]) as here:
        there.backup(here)
except sqlite3.Error as error:
    sys.exit(f"no backup of {sys.argv[1]}: {error}")
' "${file:-$data/bastide.sqlite3}" "$at.part/bastide.sqlite3"
  ;;
esac
for name in secret vapid; do
  [ ! -e "$data/$name" ] || cp "$data/$name" "$at.part/$name"
done
[ ! -r "$config" ] || cp "$config" "$at.part/"
mv "$at.part" "$at" # a folder without .part is whole
find "$folder" -mindepth 1 -maxdepth 1 -name '20??-??-??T??????Z*' -mtime +"${BASTIDE_BACKUP_DAYS:-30}" -exec rm -rf {} +
echo "$at"
