/**
 * A database like that of a hosted Supabase project before our first migration: its roles, owners and default privileges,
 * and those tables of supabase/auth v2.196 that the product reads or writes, with all their columns and constraints.
 */
import { openPostgres } from '#server/database/open-postgres.ts'

/** `postgres`, as whom a customer connects, is no superuser and owns nothing of `auth`. Roles are shared by the cluster. */
const ROLES = `do $$
declare
  role record;
begin
  for role in select * from (values
    ('anon', 'nologin'), ('authenticated', 'nologin'), ('service_role', 'nologin bypassrls'),
    ('authenticator', 'login noinherit'), ('supabase_auth_admin', 'login noinherit createrole'),
    ('postgres', 'login createrole createdb bypassrls')
  ) as required (name, options) loop
    if to_regrole(role.name) is null then execute format('create role %I %s', role.name, role.options); end if;
  end loop;
end $$;
grant anon, authenticated, service_role to authenticator;
grant anon, authenticated, service_role to postgres with admin option;`

const TYPES = `
  create type auth.aal_level as enum ('aal1', 'aal2', 'aal3');
  create type auth.code_challenge_method as enum ('s256', 'plain');
  create type auth.factor_type as enum ('totp', 'webauthn', 'phone');
  create type auth.factor_status as enum ('unverified', 'verified');
  create type auth.one_time_token_type as enum ('confirmation_token', 'reauthentication_token', 'recovery_token',
    'email_change_token_new', 'email_change_token_current', 'phone_change_token');`

const USERS = `
  create table auth.users (
    instance_id uuid, id uuid primary key, aud varchar(255), role varchar(255), email varchar(255),
    encrypted_password varchar(255), email_confirmed_at timestamptz, invited_at timestamptz,
    confirmation_token varchar(255), confirmation_sent_at timestamptz, recovery_token varchar(255),
    recovery_sent_at timestamptz, email_change_token_new varchar(255), email_change varchar(255),
    email_change_sent_at timestamptz, last_sign_in_at timestamptz, raw_app_meta_data jsonb, raw_user_meta_data jsonb,
    is_super_admin boolean, created_at timestamptz, updated_at timestamptz, phone text unique default null,
    phone_confirmed_at timestamptz, phone_change text default '', phone_change_token varchar(255) default '',
    phone_change_sent_at timestamptz,
    confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored,
    email_change_token_current varchar(255) default '',
    email_change_confirm_status smallint default 0 check (email_change_confirm_status between 0 and 2),
    banned_until timestamptz, reauthentication_token varchar(255) default '', reauthentication_sent_at timestamptz,
    is_sso_user boolean not null default false, deleted_at timestamptz, is_anonymous boolean not null default false);
  create unique index confirmation_token_idx on auth.users (confirmation_token) where confirmation_token !~ '^[0-9 ]*$';
  create unique index recovery_token_idx on auth.users (recovery_token) where recovery_token !~ '^[0-9 ]*$';
  create unique index email_change_token_current_idx on auth.users (email_change_token_current)
    where email_change_token_current !~ '^[0-9 ]*$';
  create unique index email_change_token_new_idx on auth.users (email_change_token_new)
    where email_change_token_new !~ '^[0-9 ]*$';
  create unique index reauthentication_token_idx on auth.users (reauthentication_token)
    where reauthentication_token !~ '^[0-9 ]*$';
  create unique index users_email_partial_key on auth.users (email) where is_sso_user = false;
  create table auth.identities (
    provider_id text not null, user_id uuid not null references auth.users on delete cascade, identity_data jsonb not null,
    provider text not null, last_sign_in_at timestamptz, created_at timestamptz, updated_at timestamptz,
    email text generated always as (lower(identity_data ->> 'email')) stored,
    id uuid primary key default gen_random_uuid(), unique (provider_id, provider));
  create table auth.one_time_tokens (
    id uuid primary key, user_id uuid not null references auth.users on delete cascade,
    token_type auth.one_time_token_type not null, token_hash text not null check (token_hash <> ''),
    relates_to text not null, created_at timestamp not null default now(), updated_at timestamp not null default now(),
    unique (user_id, token_type));`

const SESSIONS = `
  create table auth.sessions (
    id uuid primary key, user_id uuid not null references auth.users on delete cascade, created_at timestamptz,
    updated_at timestamptz, factor_id uuid, aal auth.aal_level, not_after timestamptz, refreshed_at timestamp,
    user_agent text, ip inet, tag text, oauth_client_id uuid, refresh_token_hmac_key text, refresh_token_counter bigint,
    scopes text check (char_length(scopes) <= 4096));
  create table auth.refresh_tokens (
    instance_id uuid, id bigserial primary key, token varchar(255) unique, user_id varchar(255), revoked boolean,
    created_at timestamptz, updated_at timestamptz, parent varchar(255),
    session_id uuid references auth.sessions on delete cascade);
  create table auth.mfa_amr_claims (
    session_id uuid not null references auth.sessions on delete cascade, created_at timestamptz not null,
    updated_at timestamptz not null, authentication_method text not null, id uuid primary key,
    unique (session_id, authentication_method));
  create table auth.mfa_factors (
    id uuid primary key, user_id uuid not null references auth.users on delete cascade, friendly_name text,
    factor_type auth.factor_type not null, status auth.factor_status not null, created_at timestamptz not null,
    updated_at timestamptz not null, secret text, phone text, last_challenged_at timestamptz unique,
    web_authn_credential jsonb, web_authn_aaguid uuid, last_webauthn_challenge_data jsonb);
  create unique index mfa_factors_user_friendly_name_unique on auth.mfa_factors (friendly_name, user_id)
    where trim(friendly_name) <> '';
  create unique index unique_phone_factor_per_user on auth.mfa_factors (user_id, phone);
  create table auth.mfa_challenges (
    id uuid primary key, factor_id uuid not null references auth.mfa_factors on delete cascade,
    created_at timestamptz not null, verified_at timestamptz, ip_address inet not null, otp_code text,
    web_authn_session_data jsonb);
  create table auth.flow_state (
    id uuid primary key, user_id uuid, auth_code text, code_challenge_method auth.code_challenge_method,
    code_challenge text, provider_type text not null, provider_access_token text, provider_refresh_token text,
    created_at timestamptz, updated_at timestamptz, authentication_method text not null,
    auth_code_issued_at timestamptz, invite_token text, referrer text, oauth_client_state_id uuid,
    linking_target_id uuid, email_optional boolean not null default false);
  create table auth.audit_log_entries (
    instance_id uuid, id uuid primary key, payload json, created_at timestamptz,
    ip_address varchar(64) not null default '');
  create table auth.schema_migrations (version varchar(14) primary key);`

const FUNCTIONS = `
  create function auth.uid() returns uuid language sql stable as $$
    select coalesce(nullif(current_setting('request.jwt.claim.sub', true), ''),
      nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid $$;
  create function auth.jwt() returns jsonb language sql stable as $$
    select coalesce(nullif(current_setting('request.jwt.claim', true), ''),
      nullif(current_setting('request.jwt.claims', true), ''))::jsonb $$;`

/** Row level security without a policy: others than their owner need `bypassrls`. */
const CLOSED = `do $$
declare
  name text;
begin
  for name in select tablename from pg_tables where schemaname = 'auth' loop
    execute format('alter table auth.%I enable row level security', name);
  end loop;
end $$;`

/** Everything that a project opens by default, and that our first migration closes again. */
const DEFAULTS = `
  grant usage on schema public to anon, authenticated, service_role;
  grant usage, create on schema public to postgres;
  alter default privileges for role postgres in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges for role postgres in schema public grant all on functions to anon, authenticated, service_role;
  alter default privileges for role postgres in schema public grant all on sequences to anon, authenticated, service_role;`

const EMPTY = `
  ${ROLES}
  create schema auth authorization supabase_auth_admin;
  grant usage on schema auth to anon, authenticated, service_role, postgres;
  alter default privileges for role supabase_auth_admin in schema auth grant all on tables to postgres;
  alter default privileges for role supabase_auth_admin in schema auth grant all on sequences to postgres;
  ${DEFAULTS}`

const AUTH_TABLES = `
  set role supabase_auth_admin;
  ${TYPES} ${USERS} ${SESSIONS} ${FUNCTIONS} ${CLOSED}
  reset role;`

/**
 * Creates it in a cluster whose superuser `clusterUrl` names. Returns its URL as one of its roles; a project's owner
 * is `postgres`, its auth service `supabase_auth_admin`, its PostgREST `authenticator`. `hasAuthTables: false`: the service
 * creates them itself.
 */
export const createHostedDatabase = async (clusterUrl: string, name: string, { hasAuthTables = true } = {}) => {
  const url = new URL(clusterUrl)
  const cluster = openPostgres(clusterUrl).db
  await cluster.query(`create database ${name}`)
  await cluster.close()
  url.pathname = `/${name}`
  const { db } = openPostgres(url.href)
  await db.exec(EMPTY)
  await db.exec(`alter role supabase_auth_admin in database ${name} set search_path = auth`)
  if (hasAuthTables) await db.exec(AUTH_TABLES)
  await db.exec(`grant create on database ${name} to postgres`)
  await db.close()
  return (role: 'postgres' | 'supabase_auth_admin' | 'authenticator') => {
    url.username = role
    return url.href
  }
}
