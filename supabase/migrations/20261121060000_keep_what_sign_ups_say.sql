-- A sign-up also says which terms were accepted, and in which language. The gate stores both itself; a hosted project has
-- no gate in between, and nobody else would. The time is the database's, whatever the metadata says.
create function private.create_user(account_id uuid, address text, metadata jsonb, is_confirmed boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  digits constant text := regexp_replace(metadata ->> 'cpf', '[^0-9]', '', 'g');
  accepted constant text := substring(metadata ->> 'terms_version' from '^\d{4}-\d\d-\d\d$');
begin
  insert into public.users (id, name, email, cpf, phone_number, person_type, language, email_verified,
    terms_version, terms_accepted_at)
  values (
    account_id,
    coalesce(
      private.one_line(metadata ->> 'full_name', 120),
      private.one_line(split_part(address, '@', 1), 120),
      'Usuário'
    ),
    coalesce(address, ''),
    case when length(digits) = 11 then digits end,
    private.normalize_phone(metadata ->> 'phone'),
    case when metadata ->> 'person_type' = 'legal' then 'legal' else 'physical' end,
    coalesce(substring(metadata ->> 'language' from '^(?:en|es|fr)$'), 'pt-BR'),
    is_confirmed,
    accepted,
    case when accepted is not null then now() end
  )
  on conflict do nothing;
end $$;

create or replace function private.add_user() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.create_user(new.id, new.email, coalesce(new.raw_user_meta_data, '{}'), new.email_confirmed_at is not null);
  update auth.users set raw_user_meta_data = private.without_personal_data(raw_user_meta_data) where id = new.id;
  return null;
end $$;

-- The row of an account that has none: one that is older than these tables, or whose row went by another hand.
create function private.ensure_user(account_id uuid) returns void
language sql security definer set search_path = '' as $$
  select private.create_user(a.id, a.email, coalesce(a.raw_user_meta_data, '{}'), a.email_confirmed_at is not null)
  from auth.users a where a.id = account_id;
$$;

-- Six months, as the privacy policy says; not even all at once.
create or replace function private.keep_audit_log() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- Deeper than one: an account is being deleted with everything in it.
  if tg_op = 'DELETE' and (pg_trigger_depth() > 1 or old.at < now() - interval '6 months') then
    return old;
  end if;
  raise exception 'the audit log is append-only' using errcode = '42501';
end $$;
create trigger audit_log_is_not_emptied before truncate on private.audit_log
  for each statement execute function private.keep_audit_log();

create index contact_messages_of_email on public.contact_messages (email);

select private.apply_grants();
