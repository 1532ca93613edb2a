/** The three roles of a Supabase database, where there are none yet. A hosted one has them. */
import type { Queries } from './database.ts'

const ROLES = `do $$ begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin bypassrls; end if;
end $$;
grant usage on schema auth to anon, authenticated, service_role;`

export const createRoles = (db: Queries) => db.exec(ROLES)
