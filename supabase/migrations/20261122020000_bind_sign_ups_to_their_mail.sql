-- Nobody has an account before the address is confirmed: what was signed up waits beside the token of its own mail, and
-- whichever mail is used makes the account. Several may wait for one address; the others go with the first that is used.
create table private.pending_sign_ups (
  id uuid primary key default gen_random_uuid(),
  email text not null check (length(email) between 3 and 254),
  password_hash text not null,
  metadata jsonb not null check (jsonb_typeof(metadata) = 'object'),
  -- As in public.users.
  language text not null,
  terms_version text,
  -- Keyed digest of the network that signed up: "send it again" from there means this one.
  network_digest text not null default '',
  -- Null once burnt by wrong codes.
  token_hash text unique,
  token_sent_at timestamptz not null default now(),
  attempts integer not null default 0 check (attempts >= 0),
  -- When the terms were accepted.
  created_at timestamptz not null default now()
);
create index pending_sign_ups_of_email on private.pending_sign_ups (email, created_at);

-- A hosted auth service makes the account at once and keeps the password of whoever signed an address up first. From the
-- second mail on nobody can say whose it is: password and person go, the confirmed account starts with neither, and its
-- owner sets a password by recovery. Where only one mail was ever sent, it is the mail of that very sign-up.
create function private.forget_unconfirmed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.encrypted_password = null;
  new.raw_user_meta_data = (
    select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(coalesce(new.raw_user_meta_data, '{}'))
    where key in ('sub', 'email', 'email_verified', 'phone_verified'));
  update auth.identities set identity_data = (
    select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(coalesce(identity_data, '{}'))
    where key in ('sub', 'email', 'email_verified', 'phone_verified'))
  where user_id = new.id;
  update public.users set
    name = coalesce(private.one_line(split_part(new.email, '@', 1), 120), 'Usuário'),
    phone_number = null, cpf = null, terms_version = null, terms_accepted_at = null
  where id = new.id;
  return new;
end $$;

create trigger on_unconfirmed_mailed_again before update on auth.users for each row
  when (old.email_confirmed_at is null and (
    (old.confirmation_sent_at is not null and new.confirmation_sent_at is distinct from old.confirmation_sent_at)
    or (new.recovery_sent_at is not null and new.recovery_sent_at is distinct from old.recovery_sent_at)
  ))
  execute function private.forget_unconfirmed();

-- The hosted auth service writes under a role of its own, which may not look into our schema.
alter function private.strip_user_metadata() security definer;
alter function private.strip_identity_data() security definer;

select private.apply_grants();
