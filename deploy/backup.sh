#!/bin/sh
# Dumps the database of PGDATABASE into /backups every BACKUP_HOURS, and deletes dumps older than BACKUP_DAYS.
# `backup.sh once` makes one dump, `backup.sh check` fails if the newest one is too old. Restore: docs/guides/back-up-and-restore.md.
set -eu
folder=${BACKUP_FOLDER:-/backups}
hours=${BACKUP_HOURS:-24}

dump() {
  name=$folder/prosa-$(date -u +%Y%m%dT%H%M%SZ).dump
  # Under another name until it is whole, and read once: a dump that cannot be listed is none.
  pg_dump --format=custom --file="$name.part"
  pg_restore --list "$name.part" >/dev/null
  mv "$name.part" "$name"
  find "$folder" -name 'prosa-*.dump' -mtime "+${BACKUP_DAYS:-14}" -delete
  echo "backup: $(basename "$name")"
}

umask 077
case "${1:-}" in
  once) dump ;;
  check) test -n "$(find "$folder" -name 'prosa-*.dump' -mmin "-$((hours * 60 + 60))" -print -quit)" ;;
  *)
    while true; do
      # One that failed is tried again in ten minutes; the health check tells.
      if dump; then sleep "$((hours * 3600))"; else sleep 600; fi
    done
    ;;
esac
