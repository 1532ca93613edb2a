#!/bin/sh
# Dumps the database of PGDATABASE into /backups every BACKUP_HOURS, and deletes dumps older than BACKUP_DAYS.
# `backup.sh once` makes one dump, `backup.sh check` fails if the newest one is too old. Restore: docs/guides/back-up-and-restore.md.
set -eu
folder=${BACKUP_FOLDER:-/backups}
hours=${BACKUP_HOURS:-24}

dump() {
  # Of a dump that was killed. A younger one may be in the making.
  find "$folder" -name 'prosa-*.dump.part' -mmin +1440 -delete
  name=$folder/prosa-$(date -u +%Y%m%dT%H%M%SZ).dump
  # Failed dumps would fill the disk.
  trap 'rm -f "$name.part"' EXIT
  # Under another name until it is whole, and read once: a dump that cannot be listed is none.
  pg_dump --format=custom --file="$name.part"
  pg_restore --list "$name.part" >/dev/null
  mv "$name.part" "$name"
  find "$folder" -name 'prosa-*.dump' -mtime "+${BACKUP_DAYS:-14}" -delete
  echo "backup: $(basename "$name")"
  # For the operations page. The dump is whole also if this fails.
  psql --no-psqlrc --quiet --command='update private.upkeep set backed_up_at = now()' ||
    echo 'backup: not noted in the database' >&2
}

umask 077
case "${1:-}" in
  once) dump ;;
  check) test -n "$(find "$folder" -name 'prosa-*.dump' -mmin "-$((hours * 60 + 60))" -print -quit)" ;;
  *)
    while true; do
      # One that failed is tried again in ten minutes; the health check reports it. In a shell of its own: `if` switches
      # `set -e` off in a function that it calls.
      if sh "$0" once; then sleep "$((hours * 3600))"; else sleep 600; fi
    done
    ;;
esac
