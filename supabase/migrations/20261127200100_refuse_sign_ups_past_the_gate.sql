-- The auth service asks this before it makes an account by itself. Ours are made by the gate, with consent and a confirmed
-- address, as rows; whoever reaches the service by its own address makes none, whatever its settings say.
create function private.refuse_sign_up(event jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('error', jsonb_build_object('http_code', 403, 'message', 'Accounts are created on our site.'));
$$;

do $$
begin
  if to_regrole('supabase_auth_admin') is not null then
    grant usage on schema private to supabase_auth_admin;
    grant execute on function private.refuse_sign_up(jsonb) to supabase_auth_admin;
  end if;
end $$;

select private.apply_grants();
