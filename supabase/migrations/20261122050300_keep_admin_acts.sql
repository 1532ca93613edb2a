-- Who did what as an administrator. The owner's own log says what happened to an account; this says by whom.
create table private.admin_acts (
  id bigint generated always as identity primary key,
  -- Null once that administrator's account is gone.
  admin_uuid uuid references public.users (id) on delete set null,
  act text not null check (act in ('account.deactivated', 'account.activated', 'message.new', 'message.answered', 'message.closed')),
  user_uuid uuid references public.users (id) on delete cascade,
  message_id uuid references public.contact_messages (id) on delete cascade,
  at timestamptz not null default now(),
  check (num_nonnulls(user_uuid, message_id) = 1)
);
create index admin_acts_by_admin on private.admin_acts (admin_uuid);
create index admin_acts_on_user on private.admin_acts (user_uuid);
create index admin_acts_on_message on private.admin_acts (message_id);

select private.apply_grants();
