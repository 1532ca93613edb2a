/** The roles of a Supabase database, and the one that reads access records, where there are none yet. A hosted one has them. */
import type { Queries } from './database.ts'

/**
 * Roles belong to all databases of a server, and the lock of a start to one of them: where the first starts of two
 * databases meet, one of them creates a role and the other one finds it there.
 */
const ROLES = `do $$
declare
  role record;
begin
  for role in select * from (values
    ('anon', 'nologin'), ('authenticated', 'nologin'), ('service_role', 'nologin bypassrls'), ('access_reader', 'nologin')
  ) as wanted (name, options) loop
    if not exists (select from pg_roles where rolname = role.name) then
      begin
        execute format('create role %I %s', role.name, role.options);
      exception when duplicate_object or unique_violation then
        null;
      end;
    end if;
  end loop;
end $$;
grant usage on schema auth to anon, authenticated, service_role;`

export const createRoles = (db: Queries) => db.exec(ROLES)
