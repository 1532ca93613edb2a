-- App users. A row exists for every user of the auth service, under the same id.
create table public.users (
  id uuid primary key references auth.users (id) on delete cascade,
  auth_id uuid not null unique generated always as (id) stored,
  name text not null check (length(name) between 1 and 120),
  email text not null check (length(email) <= 254),
  cpf text check (cpf ~ '^[0-9]{11}$'),
  email_verified boolean not null default false,
  is_active boolean not null default true,
  language text not null default 'pt-BR' check (language ~ '^(pt|en|es|fr)(-[A-Za-z]{2,4})?$'),
  last_message_at timestamptz,
  phone_number text check (length(phone_number) <= 32),
  subscription_id uuid,
  terms_accepted_at timestamptz,
  terms_version text,
  person_type text not null default 'physical' check (person_type in ('physical', 'legal')),
  role text not null default 'user' check (role in ('user', 'admin')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Whose token this is, as long as the session it was made for lives: a token outlives its sign-out by up to an hour.
create function private.live_user_id() returns uuid
language sql stable security definer set search_path = '' as $$
  select u.id from public.users u
  where u.id = (select auth.uid())
    and (
      (select auth.jwt() ->> 'session_id') is null
      or exists (
        select from auth.sessions s
        where s.id = (select (auth.jwt() ->> 'session_id')::uuid) and s.user_id = u.id
      )
    );
$$;

-- The same, for active accounts only. Every policy on a person's own rows asks this.
create function private.active_user_id() returns uuid
language sql stable security definer set search_path = '' as $$
  select u.id from public.users u where u.id = (select private.live_user_id()) and u.is_active;
$$;

alter table public.users enable row level security;

-- An inactive person still reads the own row: it is how the account area learns what to say.
create policy users_read_own on public.users for select to authenticated
  using (id = (select private.live_user_id()));
create policy users_update_own on public.users for update to authenticated
  using (id = (select private.active_user_id()))
  with check (id = (select private.active_user_id()));

-- The second wall behind the column grants: holds even where those were torn open.
create function private.guard_users_columns() returns trigger
language plpgsql set search_path = '' as $$
declare
  -- A generated column is still null in NEW here.
  free constant text[] := array['name', 'phone_number', 'cpf', 'language', 'auth_id'];
begin
  if current_user in ('anon', 'authenticated') and to_jsonb(new) - free is distinct from to_jsonb(old) - free then
    raise exception 'column not updatable' using errcode = '42501';
  end if;
  return new;
end $$;

-- Triggers fire by name: the guard sees the row before its time is touched.
create trigger users_guard_columns before update on public.users
  for each row execute function private.guard_users_columns();
create trigger users_touch_updated_at before update on public.users
  for each row execute function private.touch_updated_at();

select private.allow('authenticated', 'execute', 'private.live_user_id()');
select private.allow('authenticated', 'execute', 'private.active_user_id()');
select private.allow('authenticated', 'select', 'public.users');
select private.allow('authenticated', 'update', 'public.users', array['name', 'phone_number', 'cpf', 'language']);
select private.apply_grants();
