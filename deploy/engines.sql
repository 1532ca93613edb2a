-- First start of the database of compose.yaml: the users of supabase/auth and PostgREST, which its profile `engines` starts.
-- They share the password of the database's owner, which no other machine can use: the database has no published port.
\set password `echo "$POSTGRES_PASSWORD"`
-- The migrations of supabase/auth grant to it; in the image it would be the superuser, which is `prosa` here.
create role postgres nologin;
create role anon nologin;
create role authenticated nologin;
create role supabase_auth_admin login createrole noinherit password :'password';
create role authenticator login noinherit password :'password';
grant anon, authenticated to authenticator;
grant create on database prosa to supabase_auth_admin;
create schema auth authorization supabase_auth_admin;
alter role supabase_auth_admin in database prosa set search_path = auth;
grant supabase_auth_admin to prosa;
