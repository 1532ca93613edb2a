-- Functions in SQL are parsed and planned again in each statement that calls them, those in PL/pgSQL once in a session. Each
-- read of own rows calls these up to six times, which was half of its processor time. What they return is unchanged.
create or replace function private.owes_factor(account_id uuid, session_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from auth.mfa_factors f where f.user_id = owes_factor.account_id and f.status = 'verified')
    and not exists (
      select from auth.sessions s
      where s.id = owes_factor.session_id and s.user_id = owes_factor.account_id and s.aal::text = 'aal2'
    );
end $$;

create or replace function private.live_user_id() returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  claims constant jsonb := auth.jwt();
  account constant uuid := claims ->> 'sub';
  session constant uuid := claims ->> 'session_id';
begin
  return (
    select u.id from public.users u
    where u.id = account
      and (session is null or exists (select from auth.sessions s where s.id = session and s.user_id = u.id))
      and not private.owes_factor(u.id, session)
  );
end $$;

create or replace function private.active_user_id() returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  account constant uuid := private.live_user_id();
begin
  return (select u.id from public.users u where u.id = account and u.is_active);
end $$;

select private.apply_grants();
