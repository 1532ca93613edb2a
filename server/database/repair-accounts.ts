/** Repairs at start: data that earlier versions or interrupted starts left incomplete. */
import type { Database } from './database.ts'

/**
 * An account created before its address was confirmed becomes a pending sign-up; the account is created by the
 * confirmation. Links that were already mailed stay valid.
 */
const WAIT_FOR_CONFIRMATION = `
  with waiting as (
    select a.id, a.email, a.encrypted_password, a.raw_user_meta_data, a.confirmation_token, a.confirmation_sent_at,
      a.created_at, u.name, u.phone_number, u.cpf, u.person_type, u.language, u.terms_version, u.terms_accepted_at
    from auth.users a join public.users u on u.id = a.id
    where a.email_confirmed_at is null and a.encrypted_password is not null and a.email is not null
  ), kept as (
    insert into private.pending_sign_ups (email, password_hash, metadata, language, terms_version, token_hash,
      token_sent_at, created_at)
    select email, encrypted_password,
      jsonb_strip_nulls(jsonb_build_object('full_name', name, 'phone', phone_number, 'cpf', cpf, 'person_type', person_type)),
      language, terms_version, nullif(confirmation_token, ''), coalesce(confirmation_sent_at, created_at),
      coalesce(terms_accepted_at, created_at)
    from waiting on conflict (token_hash) do nothing
  )
  delete from auth.users where id in (select id from waiting)`

/** Without an identity an account would appear to have no password. */
const ADD_IDENTITIES = `
  insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
  select gen_random_uuid(), 'email', a.id::text, a.id,
    jsonb_build_object('sub', a.id, 'email', a.email, 'email_verified', true), a.created_at, now()
  from auth.users a
  where a.encrypted_password is not null and a.email is not null
    and not exists (select from auth.identities i where i.user_id = a.id)`

/** Runs at every start of the embedded services. */
export const repairAccounts = (db: Database) =>
  db.transaction(async (queries) => {
    await queries.query(WAIT_FOR_CONFIRMATION)
    await queries.query(ADD_IDENTITIES)
  })
