-- Writes that may be sent again after their answer was lost (reliability T27, F30): under which key, and what was answered.
create table private.repeats (
  -- Keyed digest of who called what under which key: neither is stored.
  id text primary key check (length(id) = 64),
  user_uuid uuid references public.users (id) on delete cascade,
  body_digest text not null check (length(body_digest) = 64),
  -- Sealed; null while the first request is being carried out.
  answer text,
  created_at timestamptz not null default now()
);
create index repeats_of_user on private.repeats (user_uuid);

select private.apply_grants();
