/** Creates the roles of a Supabase database, and the one that reads access records, if they are missing. */
import type { Queries } from './database.ts'

/**
 * Roles are shared by the whole server, while the start lock is of one of its databases: of two concurrent first starts
 * on different databases one creates a role and the other finds it. Only a superuser may create one that bypasses row
 * level security; without it `service_role`, which the product never uses, has less power.
 */
const ROLES = `do $$
declare
  role record;
begin
  for role in select * from (values
    ('anon', 'nologin'), ('authenticated', 'nologin'), ('service_role', 'nologin bypassrls'), ('access_reader', 'nologin')
  ) as required (name, options) loop
    if not exists (select from pg_roles where rolname = role.name) then
      begin
        execute format('create role %I %s', role.name, role.options);
      exception
        when duplicate_object or unique_violation then null;
        when insufficient_privilege then execute format('create role %I nologin', role.name);
      end;
    end if;
  end loop;
end $$;`

/** A call runs under the role of its caller, which only a superuser may take without being a member of it. */
const JOIN_ROLES = `do $$
declare
  role text;
begin
  foreach role in array array['anon', 'authenticated'] loop
    if not pg_has_role(current_user, role, 'member') then
      execute format('grant %I to current_user', role);
    end if;
  end loop;
end $$;`

export const createRoles = async (db: Queries) => {
  await db.exec(ROLES)
  await db.exec(JOIN_ROLES)
}

/** For the auth service in process: another one grants the use of its own tables. */
export const openAuthSchema = (db: Queries) =>
  db.exec('grant usage on schema auth to anon, authenticated, service_role')
