-- Deleted transcriptions, for as long as the deletion can be undone. A table of their own: whatever reads transcriptions
-- (row level security, lists, counts, exports, retention) cannot forget to leave them out.
create table private.deleted_transcriptions (
  id uuid primary key,
  user_uuid uuid not null references public.users (id) on delete cascade,
  encrypted_content text not null,
  encryption_key_id text not null,
  summary_encrypted text,
  created_at timestamptz not null,
  deleted_at timestamptz not null default now()
);
create index deleted_transcriptions_of_user on private.deleted_transcriptions (user_uuid);
create index deleted_transcriptions_by_time on private.deleted_transcriptions (deleted_at);

select private.apply_grants();
