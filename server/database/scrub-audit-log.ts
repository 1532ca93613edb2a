/** Removes e-mail addresses from the auth service's own audit log, and keeps the user's id. */
import type { Queries } from './database.ts'

const QUIET_AUDIT = `
  create or replace function auth.forget_addresses() returns trigger
  language plpgsql set search_path = '' as $$
  begin
    new.payload = (new.payload::jsonb - array['actor_username', 'actor_name', 'traits'])::json;
    return new;
  end $$;
  create or replace trigger audit_log_forgets_addresses before insert on auth.audit_log_entries
    for each row execute function auth.forget_addresses();
  update auth.audit_log_entries set payload = (payload::jsonb - array['actor_username', 'actor_name', 'traits'])::json
  where payload::jsonb ?| array['actor_username', 'actor_name', 'traits'];`

/** Runs at every start: the embedded service creates its tables if they are missing. */
export const scrubAuditLog = (db: Queries) => db.exec(QUIET_AUDIT)
