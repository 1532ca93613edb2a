-- Who asks was proven by password, ahead of what cannot be undone (reliability T15): which session, and when.
create table private.identity_proofs (
  session_id uuid primary key,
  user_uuid uuid not null references public.users (id) on delete cascade,
  proven_at timestamptz not null default now()
);
create index identity_proofs_of_user on private.identity_proofs (user_uuid);

select private.apply_grants();
