-- Accounts, tokens and factors are written by SQL of ours, into the tables of the auth service in process or of supabase/auth
-- ("GoTrue"). The second reads empty text where the first has null, looks mailed tokens up in a table, and takes the
-- level of a session from the ways that it was signed in by (ADR 035).
create function private.has_gotrue() returns boolean
language sql stable set search_path = '' as $$
  select to_regclass('auth.one_time_tokens') is not null;
$$;

-- After an account was inserted.
create function private.complete_account(account uuid) returns void
language plpgsql set search_path = '' as $$
begin
  if not private.has_gotrue() then
    return;
  end if;
  update auth.users set
    instance_id = '00000000-0000-0000-0000-000000000000',
    confirmation_token = coalesce(confirmation_token, ''),
    recovery_token = coalesce(recovery_token, ''),
    email_change_token_new = coalesce(email_change_token_new, ''),
    email_change_token_current = coalesce(email_change_token_current, ''),
    email_change = coalesce(email_change, ''),
    phone_change = coalesce(phone_change, ''),
    phone_change_token = coalesce(phone_change_token, ''),
    reauthentication_token = coalesce(reauthentication_token, '')
  where id = account;
end $$;

-- The token of the latest mail of its kind; the one before is invalid then. `purpose` is `signup` or `recovery`.
create function private.keep_email_token(account uuid, purpose text, hash text) returns void
language plpgsql set search_path = '' as $$
declare
  kind text := case purpose when 'signup' then 'confirmation_token' when 'recovery' then 'recovery_token' end;
begin
  if kind = 'recovery_token' then
    update auth.users set recovery_token = hash, recovery_sent_at = now() where id = account;
  else
    update auth.users set confirmation_token = hash, confirmation_sent_at = now() where id = account;
  end if;
  if private.has_gotrue() then
    delete from auth.one_time_tokens where user_id = account and token_type::text = kind;
    insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to)
    select gen_random_uuid(), id, kind::auth.one_time_token_type, hash, lower(email) from auth.users where id = account;
  end if;
end $$;

create function private.forget_email_tokens(account uuid) returns void
language plpgsql set search_path = '' as $$
begin
  update auth.users set recovery_token = '', confirmation_token = '' where id = account;
  if private.has_gotrue() then
    delete from auth.one_time_tokens where user_id = account;
  end if;
end $$;

create function private.add_factor_challenge(challenge uuid, factor uuid) returns void
language plpgsql set search_path = '' as $$
begin
  if private.has_gotrue() then
    -- It wants an address; who asked is in the access records, if anywhere.
    insert into auth.mfa_challenges (id, factor_id, created_at, ip_address) values (challenge, factor, now(), '0.0.0.0');
  else
    insert into auth.mfa_challenges (id, factor_id) values (challenge, factor);
  end if;
end $$;

create function private.raise_session(session uuid, account uuid, factor uuid) returns void
language plpgsql set search_path = '' as $$
begin
  update auth.sessions set aal = 'aal2', factor_id = factor where id = session and user_id = account;
  if found and private.has_gotrue() then
    insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
    values (gen_random_uuid(), session, now(), now(), 'totp')
    on conflict (session_id, authentication_method) do update set updated_at = now();
  end if;
end $$;

create function private.lower_sessions(account uuid) returns void
language plpgsql set search_path = '' as $$
begin
  update auth.sessions set aal = 'aal1', factor_id = null where user_id = account;
  if private.has_gotrue() then
    delete from auth.mfa_amr_claims
    where authentication_method = 'totp' and session_id in (select id from auth.sessions where user_id = account);
  end if;
end $$;

-- The time step of a factor's last accepted code: each code is accepted once. GoTrue's own table has no column for it.
create table private.factor_steps (
  factor_id uuid primary key,
  user_uuid uuid not null references public.users (id) on delete cascade,
  last_step bigint not null
);
create index factor_steps_of_user on private.factor_steps (user_uuid);

do $$
begin
  if exists (
    select from information_schema.columns
    where table_schema = 'auth' and table_name = 'mfa_factors' and column_name = 'last_step'
  ) then
    insert into private.factor_steps (factor_id, user_uuid, last_step)
    select f.id, f.user_id, f.last_step from auth.mfa_factors f join public.users u on u.id = f.user_id
    where f.last_step is not null;
  end if;
end $$;

select private.apply_grants();
