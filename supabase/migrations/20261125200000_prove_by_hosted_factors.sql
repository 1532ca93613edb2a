-- Whether the session has met its factors since then. A hosted auth service notes it itself; the embedded one notes a proof
-- of identity (ADR 028).
create function private.met_factor_since(session uuid, since timestamptz) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  if to_regclass('auth.mfa_amr_claims') is null then
    return false;
  end if;
  return exists (select from auth.mfa_amr_claims c where c.session_id = session and c.updated_at > since);
end $$;

select private.apply_grants();
