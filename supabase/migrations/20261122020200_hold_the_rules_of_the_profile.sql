-- The rules of the Product API for a person's own data, for every way that leads to the tables.

-- Eleven digits, not all the same, both check digits right. Kept beside contracts/br/cpf.ts.
create function private.is_cpf(cpf text) returns boolean
language sql immutable set search_path = '' as $$
  select cpf ~ '^[0-9]{11}$' and cpf !~ '^([0-9])\1{10}$' and not exists (
    select from generate_series(9, 10) as length
    where substr(cpf, length + 1, 1)::integer <> (
      select sum(substr(cpf, place, 1)::integer * (length + 2 - place)) * 10 % 11 % 10
      from generate_series(1, length) as place
    )
  );
$$;

-- One line that can be read: without characters that control the line or its direction, and with something to see. Kept
-- beside `nameField` of contracts/forms/fields.ts.
create function private.is_plain_line(value text) returns boolean
language sql immutable set search_path = '' as $$
  select value !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]'
    and value ~ '[^\s\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200d\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0]';
$$;

-- What a sign-up or an older address says, made into such a line, or null.
create or replace function private.one_line(value text, max_length integer) returns text
language sql immutable set search_path = '' as $$
  select case when private.is_plain_line(line) then line end
  from (select trim(left(trim(
    regexp_replace(value, '[[:cntrl:]\u0080-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]', '', 'g')
  ), max_length)) as line) as stripped;
$$;

create or replace function private.create_user(account_id uuid, address text, metadata jsonb, is_confirmed boolean) returns void
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
    case when private.is_cpf(digits) then digits end,
    private.normalize_phone(metadata ->> 'phone'),
    case when metadata ->> 'person_type' = 'legal' then 'legal' else 'physical' end,
    coalesce(substring(metadata ->> 'language' from '^(?:en|es|fr)$'), 'pt-BR'),
    is_confirmed,
    accepted,
    case when accepted is not null then now() end
  )
  on conflict do nothing;
end $$;

-- What came in by that way before.
update public.users set
  name = case when private.is_plain_line(name) then name else
    coalesce(private.one_line(name, 120), private.one_line(split_part(email, '@', 1), 120), 'Usuário') end,
  cpf = case when private.is_cpf(cpf) then cpf end,
  phone_number = case when phone_number ~ '^[0-9+() -]*[0-9][0-9+() -]*$' then phone_number
    else private.normalize_phone(phone_number) end,
  language = case when language in ('pt-BR', 'en', 'es', 'fr') then language
    else coalesce(substring(language from '^(?:en|es|fr)'), 'pt-BR') end
where not private.is_plain_line(name) or not private.is_cpf(cpf)
  or phone_number !~ '^[0-9+() -]*[0-9][0-9+() -]*$' or language not in ('pt-BR', 'en', 'es', 'fr');

alter table public.users
  add constraint users_name_is_a_line check (private.is_plain_line(name)),
  add constraint users_cpf_is_right check (private.is_cpf(cpf)),
  add constraint users_phone_is_a_number check (phone_number ~ '^[0-9+() -]*[0-9][0-9+() -]*$'),
  add constraint users_language_is_ours check (language in ('pt-BR', 'en', 'es', 'fr'));

-- Whoever changes the own data, by whatever way: it stands in the activity, once for one change. What the server itself
-- changes has entries of its own.
create function private.note_profile_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  owner constant uuid := (to_jsonb(new) ->> case tg_table_name when 'users' then 'id' else 'user_id' end)::uuid;
begin
  insert into private.audit_log (user_uuid, event, session_id)
  select owner, 'profile.changed', (auth.jwt() ->> 'session_id')::uuid
  where not exists (
    select from private.audit_log where user_uuid = owner and event = 'profile.changed' and at = now()
  );
  return null;
end $$;

create trigger users_note_change after update on public.users for each row
  when (current_user = 'authenticated' and (new.name, new.cpf, new.phone_number, new.language)
    is distinct from (old.name, old.cpf, old.phone_number, old.language))
  execute function private.note_profile_change();
create trigger user_profiles_note_change after update on public.user_profiles for each row
  when (current_user = 'authenticated' and (new.birth_date, new.bio, new.company, new.job_title, new.extra)
    is distinct from (old.birth_date, old.bio, old.company, old.job_title, old.extra))
  execute function private.note_profile_change();
create trigger user_profiles_note_first after insert on public.user_profiles for each row
  when (current_user = 'authenticated')
  execute function private.note_profile_change();

select private.allow('authenticated', 'execute', 'private.is_cpf(text)');
select private.allow('authenticated', 'execute', 'private.is_plain_line(text)');
select private.apply_grants();
