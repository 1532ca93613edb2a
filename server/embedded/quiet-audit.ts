/** The auth service notes each sign-in with the address it was made with: here it keeps whose it was, and no address. */
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

/** At every start: the embedded service makes its tables anew where they are not. */
export const quietAudit = (db: Queries) => db.exec(QUIET_AUDIT)
