-- What no visitor reaches: helpers of policies and triggers, tables of the server alone, and the list of grants.
create schema private;
revoke all on schema private from public;
revoke create on schema public from public;

-- Whoever makes a table later must allow its use by name: nothing is open because it was forgotten.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;

-- The whole of what the two roles of the REST service may do. No columns means all of them.
create table private.allowed (
  grantee text not null check (grantee in ('anon', 'authenticated')),
  privilege text not null check (privilege in ('select', 'insert', 'update', 'delete', 'execute')),
  object text not null,
  columns text[],
  primary key (grantee, privilege, object)
);

-- Puts the list in force, and takes away everything else. Runs in migrations and at every start of the server.
create function private.apply_grants() returns void
language plpgsql set search_path = '' as $$
declare
  item record;
begin
  revoke all on all tables in schema public, private from public, anon, authenticated;
  revoke all on all functions in schema public, private from public, anon, authenticated;
  for item in select * from private.allowed loop
    execute format(
      'grant %s %s on %s %s to %I',
      item.privilege,
      (select '(' || string_agg(quote_ident(name), ', ') || ')' from unnest(item.columns) as name),
      case item.privilege when 'execute' then 'function' else 'table' end,
      item.object,
      item.grantee
    );
  end loop;
end $$;

create function private.allow(grantee text, privilege text, object text, columns text[] default null) returns void
language sql set search_path = '' as $$
  insert into private.allowed values (grantee, privilege, object, columns)
  on conflict on constraint allowed_pkey do update set columns = excluded.columns;
$$;

-- Every way in which the database differs from the list: what is open and should not be, and the reverse.
create function private.grant_differences() returns table (finding text)
language sql stable set search_path = '' as $$
  with roles(name) as (values ('anon'), ('authenticated')),
  relations as (
    select c.oid, c.relkind, c.relrowsecurity, format('%I.%I', n.nspname, c.relname) as name
    from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private') and c.relkind in ('r', 'p', 'v', 'm', 'f')
  ),
  routines as (
    select p.oid, p.oid::regprocedure::text as name
    from pg_catalog.pg_proc p join pg_catalog.pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'private')
  ),
  states(object, grantee, privilege, is_open, is_allowed) as (
    select r.name || '.' || a.attname, roles.name, p.name,
      has_column_privilege(roles.name, r.oid, a.attnum, p.name),
      exists (
        select from private.allowed g
        where g.grantee = roles.name and g.privilege = p.name and g.object = r.name
          and (g.columns is null or a.attname = any (g.columns))
      )
    from relations r
    join pg_catalog.pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
    cross join roles
    cross join (values ('select'), ('insert'), ('update')) as p(name)
    union all
    select r.name, roles.name, p.name,
      has_table_privilege(roles.name, r.oid, p.name),
      exists (
        select from private.allowed g
        where g.grantee = roles.name and g.privilege = p.name and g.object = r.name
      )
    from relations r
    cross join roles
    cross join (values ('delete'), ('truncate'), ('references'), ('trigger')) as p(name)
    union all
    select f.name, roles.name, 'execute',
      has_function_privilege(roles.name, f.oid, 'execute'),
      exists (
        select from private.allowed g
        where g.grantee = roles.name and g.privilege = 'execute' and g.object::regprocedure = f.oid
      )
    from routines f
    cross join roles
    union all
    select 'schema private', roles.name, p.name, has_schema_privilege(roles.name, 'private', p.name), false
    from roles
    cross join (values ('usage'), ('create')) as p(name)
  )
  select format('%s %s %s %s', grantee, case when is_open then 'may' else 'may not' end, privilege, object)
  from states where is_open <> is_allowed
  union all
  select format('%s has no row level security', name)
  from relations where relkind in ('r', 'p') and name like 'public.%' and not relrowsecurity;
$$;

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at = now();
  return new;
end $$;

select private.apply_grants();
