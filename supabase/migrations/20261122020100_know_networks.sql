-- Where an account was signed in to: when strangers guess at its password from everywhere, its owner still gets in. Kept as
-- a keyed digest.
create table private.known_networks (
  user_uuid uuid not null references public.users (id) on delete cascade,
  network_digest text not null,
  seen_at timestamptz not null default now(),
  primary key (user_uuid, network_digest)
);

select private.apply_grants();
