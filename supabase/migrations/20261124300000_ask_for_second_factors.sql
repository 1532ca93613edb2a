-- Second factors, in the tables and words of the auth service (ADR 028). A hosted project has these tables already.
do $$
begin
  if to_regclass('auth.mfa_factors') is null then
    create table auth.mfa_factors (
      id uuid primary key,
      user_id uuid not null references auth.users (id) on delete cascade,
      friendly_name text,
      factor_type text not null check (factor_type = 'totp'),
      status text not null check (status in ('unverified', 'verified')),
      -- Sealed with the person's key.
      secret text not null,
      -- The time step of the last accepted code: each code is accepted once.
      last_step bigint,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create unique index mfa_factors_one_of_each on auth.mfa_factors (user_id, status);

    create table auth.mfa_challenges (
      id uuid primary key,
      factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
      created_at timestamptz not null default now()
    );
    create index mfa_challenges_of_factor on auth.mfa_challenges (factor_id);
  end if;
end $$;

-- Keyed digests of codes that stand in for the factor, each until it is used.
create table private.recovery_codes (
  user_uuid uuid not null references public.users (id) on delete cascade,
  code_digest text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (user_uuid, code_digest)
);

-- Whether the account has a second factor that the session has not met. The session's row decides, not its token.
create function private.owes_factor(account_id uuid, session_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from auth.mfa_factors f where f.user_id = account_id and f.status = 'verified')
    and not exists (
      select from auth.sessions s where s.id = session_id and s.user_id = account_id and s.aal::text = 'aal2'
    );
$$;

-- Every policy on a person's own rows asks this: a session that owes the second factor is nobody's.
create or replace function private.live_user_id() returns uuid
language sql stable security definer set search_path = '' as $$
  select u.id from public.users u
  where u.id = (select auth.uid())
    and (
      (select auth.jwt() ->> 'session_id') is null
      or exists (
        select from auth.sessions s
        where s.id = (select (auth.jwt() ->> 'session_id')::uuid) and s.user_id = u.id
      )
    )
    and not private.owes_factor(u.id, (select (auth.jwt() ->> 'session_id')::uuid));
$$;

select private.apply_grants();
