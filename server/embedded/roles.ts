/** Creates the roles of a Supabase database, and the one that reads access records, if they are missing. */
import type { Queries } from './database.ts'

/**
 * Roles belong to the whole server, the start lock to one of its databases: of two concurrent first starts on different
 * databases one creates a role and the other finds it.
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
