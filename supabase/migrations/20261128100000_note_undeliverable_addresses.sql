-- Mails that came back: which, and since when the address of a person is one that mails come back from.

-- Whose mail it is, if the address was an account's when it was written. A mail outlives its account by thirty days at most.
alter table private.outbox
  add column user_uuid uuid references public.users (id) on delete set null,
  add column bounced_at timestamptz;
create index outbox_of_person on private.outbox (user_uuid) where user_uuid is not null;
create index outbox_bounced on private.outbox (bounced_at) where bounced_at is not null;

-- Read by its owner, as the other columns are; written by the server alone.
alter table public.users add column email_undeliverable_since timestamptz;
create index users_undeliverable on public.users (id) where email_undeliverable_since is not null;

-- Nothing has come back from another address yet, whichever service changed it.
create function private.forget_undeliverable() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.email_undeliverable_since = null;
  return new;
end $$;
create trigger users_forget_undeliverable before update of email on public.users for each row
  when (new.email is distinct from old.email) execute function private.forget_undeliverable();

select private.apply_grants();
