-- Transcriptions: ciphertext only, readable by the server that has the key.
create table public.transcriptions (
  id uuid primary key default gen_random_uuid(),
  user_uuid uuid not null references public.users (id) on delete cascade,
  encrypted_content text not null,
  encryption_key_id text not null,
  summary_encrypted text,
  has_summary boolean not null generated always as (summary_encrypted is not null) stored,
  created_at timestamptz not null default now()
);
create index transcriptions_latest on public.transcriptions (user_uuid, created_at desc);

alter table public.transcriptions enable row level security;
create policy transcriptions_read_own on public.transcriptions for select to authenticated
  using (user_uuid = (select private.active_user_id()));

select private.allow('authenticated', 'select', 'public.transcriptions');
select private.apply_grants();
