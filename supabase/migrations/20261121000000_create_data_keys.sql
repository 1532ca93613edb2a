-- What makes transcriptions readable, and how they come in. Nothing here is reachable over REST.

-- One key for each person, wrapped by a key of the installation that is not in the database. Without its row nothing the
-- person left behind, in a backup either, can be read again.
create table private.data_keys (
  id uuid primary key default gen_random_uuid(),
  user_uuid uuid not null unique references public.users (id) on delete cascade,
  master_key_id text not null,
  wrapped text not null,
  created_at timestamptz not null default now()
);

-- Numbers whose owners proved them from the phone itself. The number in a profile is only what somebody typed.
create table private.messaging_links (
  phone_number text primary key check (phone_number ~ '^\+[0-9]{10,15}$'),
  user_uuid uuid not null unique references public.users (id) on delete cascade,
  linked_at timestamptz not null default now()
);

-- The messaging platform delivers a message again when it heard no answer. Outlives the transcription, so that a deleted
-- one does not come back.
create table private.ingested_messages (
  message_id text primary key check (length(message_id) between 1 and 200),
  user_uuid uuid not null references public.users (id) on delete cascade,
  transcription_id uuid not null
);
create index ingested_messages_of_user on private.ingested_messages (user_uuid);

select private.apply_grants();
