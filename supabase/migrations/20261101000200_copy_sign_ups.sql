-- From the auth service to public.users, and personal data out of what the auth service puts into tokens and sessions.

-- The specified trigger, word for word; over-long input is dropped. Kept beside contracts/br/phone.ts.
create function private.normalize_phone(phone text) returns text
language sql immutable set search_path = '' as $$
  select case
    when length(phone) > 32 or digits = '' then null
    when length(digits) = 13 and digits like '55%' then '+' || digits
    when length(digits) = 11 then '+55' || digits
    when length(digits) = 10 then '+55' || left(digits, 2) || '9' || right(digits, 8)
    when length(digits) > 10 then '+55' || right(digits, 11)
    else '+55' || digits
  end
  from (select regexp_replace(phone, '[^0-9]', '', 'g') as digits) as stripped;
$$;

create function private.one_line(value text, max_length integer) returns text
language sql immutable set search_path = '' as $$
  select nullif(trim(left(trim(regexp_replace(value, '[[:cntrl:]]', '', 'g')), max_length)), '');
$$;

create function private.without_personal_data(metadata jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case jsonb_typeof(metadata) when 'object' then metadata - 'phone' - 'cpf' else metadata end;
$$;

-- Reads four keys of the metadata; a role, an id or anything else in it means nothing.
create function private.add_user() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  metadata constant jsonb := coalesce(new.raw_user_meta_data, '{}');
  digits constant text := regexp_replace(metadata ->> 'cpf', '[^0-9]', '', 'g');
begin
  insert into public.users (id, name, email, cpf, phone_number, person_type, email_verified)
  values (
    new.id,
    coalesce(
      private.one_line(metadata ->> 'full_name', 120),
      private.one_line(split_part(new.email, '@', 1), 120),
      'Usuário'
    ),
    coalesce(new.email, ''),
    case when length(digits) = 11 then digits end,
    private.normalize_phone(metadata ->> 'phone'),
    case when metadata ->> 'person_type' = 'legal' then 'legal' else 'physical' end,
    new.email_confirmed_at is not null
  );
  update auth.users set raw_user_meta_data = private.without_personal_data(raw_user_meta_data) where id = new.id;
  return null;
end $$;

create trigger on_auth_user_created after insert on auth.users
  for each row execute function private.add_user();

create function private.sync_email() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.users set email = coalesce(new.email, ''), email_verified = new.email_confirmed_at is not null
  where id = new.id and (email, email_verified) is distinct from (coalesce(new.email, ''), new.email_confirmed_at is not null);
  return null;
end $$;

create trigger on_auth_user_email_changed after update of email, email_confirmed_at on auth.users
  for each row execute function private.sync_email();

create function private.strip_user_metadata() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.raw_user_meta_data = private.without_personal_data(new.raw_user_meta_data);
  return new;
end $$;

create trigger on_auth_user_metadata_changed before update of raw_user_meta_data on auth.users
  for each row execute function private.strip_user_metadata();

-- The auth service keeps a second copy of the metadata with each identity.
create function private.strip_identity_data() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.identity_data = private.without_personal_data(new.identity_data);
  return new;
end $$;

create trigger on_auth_identity_changed before insert or update of identity_data on auth.identities
  for each row execute function private.strip_identity_data();

select private.apply_grants();
