#!/bin/sh
# Bring a backup back while the server is stopped: restore.sh BACKUP DATA. PostgreSQL if DATABASE_URL names an empty database.
# Afterwards every table is folded anew and held against what was stored; the exit code is 1 if one is broken.
set -eu
umask 077
backup=$1 data=$2
bastide="${BASTIDE_COMMAND:-/opt/bastide/bin/bastide}"
mkdir -p "$data"
for name in bastide.sqlite3 secret; do
  [ ! -e "$data/$name" ] || { echo "$data/$name is there already; move it away first" >&2; exit 2; }
done
if [ -e "$backup/bastide.dump" ]; then
  pg_restore --no-owner --exit-on-error --single-transaction --dbname="${DATABASE_URL:?}" "$backup/bastide.dump"
  checked="postgresql+asyncpg://${DATABASE_URL#*://}"
else
  cp "$backup/bastide.sqlite3" "$data/bastide.sqlite3"
  checked="$data/bastide.sqlite3"
fi
[ ! -e "$backup/secret" ] || cp "$backup/secret" "$data/secret"
# two words where the command is `python -m bastide`
exec $bastide check "$checked"
