#!/bin/sh
# Bring a backup back while the server is stopped: restore.sh BACKUP DATA. PostgreSQL comes into an empty database, which
# DATABASE_URL (as pg_restore reads it) or BASTIDE_DATABASE names.
# Afterwards every table is folded anew and held against what was stored; the exit code is 1 if one is broken.
set -eu
umask 077
. "$(dirname "$0")/address.sh"
backup=${1:?restore.sh BACKUP DATA} data=${2:?restore.sh BACKUP DATA}
bastide="${BASTIDE_COMMAND:-$(command -v /opt/bastide/bin/bastide || echo bastide)}"
address="${DATABASE_URL:-${BASTIDE_DATABASE:-}}"
case "${backup%/}" in
*.part) echo "$backup was broken off, not all of it is there: give a folder without .part" >&2 && exit 2 ;;
esac
if [ ! -e "$backup/bastide.dump" ] && [ ! -e "$backup/bastide.sqlite3" ]; then
  echo "$backup is no backup: give one of the dated folders that backup.sh makes, as 2026-01-31T033000Z" >&2
  for one in "$backup"/20??-??-??T??????Z/; do
    [ ! -d "$one" ] || last=${one%/}
  done
  [ -z "${last:-}" ] || echo "the last one there is $last" >&2
  exit 2
fi
mkdir -p "$data"
# what a killed server leaves in -wal belongs to the database before, and SQLite would write it over this one
for name in bastide.sqlite3 bastide.sqlite3-wal bastide.sqlite3-shm bastide-jobs.sqlite vapid secret; do
  [ ! -e "$data/$name" ] || { echo "$data/$name is there already; move it away first" >&2; exit 2; }
done
if [ -e "$backup/bastide.dump" ]; then
  : "${address:?names no empty database}"
  checked="postgresql+asyncpg://${address#*://}"
  [ -n "${DATABASE_URL:-}" ] || checked="$BASTIDE_DATABASE"
  parted "$address"
  pg_restore --no-owner --exit-on-error --single-transaction --dbname="$address" "$backup/bastide.dump"
else
  cp "$backup/bastide.sqlite3" "$data/bastide.sqlite3.part"
  mv "$data/bastide.sqlite3.part" "$data/bastide.sqlite3" # a server finds the whole file or none
  checked="$data/bastide.sqlite3"
fi
for name in secret vapid; do
  [ ! -e "$backup/$name" ] || cp "$backup/$name" "$data/$name"
done
if ! command -v "${bastide%% *}" >/dev/null; then
  echo "restored; not checked, for ${bastide%% *} is not here: \`bastide check\` does it where it is"
  exit
fi
export BASTIDE_DATABASE="$checked"
# two words where the command is `python -m bastide`
exec $bastide check
