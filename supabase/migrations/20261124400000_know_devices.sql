-- On which browsers an account was opened: its owner is told of the first sign-in on each. Kept as a keyed digest, for as long
-- as the account: one that was forgotten would not be told apart from the first.
create table private.known_devices (
  user_uuid uuid not null references public.users (id) on delete cascade,
  device_digest text not null,
  primary key (user_uuid, device_digest)
);

select private.apply_grants();
