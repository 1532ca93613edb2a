-- PostgREST sets the claims of a token as one JSON object and no longer each by itself, which is all that the embedded
-- service's auth.uid() reads. The object is set by every caller: PostgREST, the embedded service and the server's own SQL.
create or replace function private.live_user_id() returns uuid
language sql stable security definer set search_path = '' as $$
  select u.id from public.users u
  where u.id = (select (auth.jwt() ->> 'sub')::uuid)
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
