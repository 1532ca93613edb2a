-- What the account area keeps beside the tables of the specification.

-- Events of an account, without a word of what they were about. Nobody changes one; the time alone removes them, or the
-- account's own end.
create table private.audit_log (
  id bigint generated always as identity primary key,
  user_uuid uuid not null references public.users (id) on delete cascade,
  event text not null check (event ~ '^[a-z]+\.[a-zA-Z]+$'),
  session_id uuid,
  at timestamptz not null default now()
);
create index audit_log_latest on private.audit_log (user_uuid, at desc, id desc);

create function private.keep_audit_log() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- Deeper than one: an account is being deleted with everything in it.
  if tg_op = 'DELETE' and (pg_trigger_depth() > 1 or old.at < now() - interval '1 year') then
    return old;
  end if;
  raise exception 'the audit log is append-only' using errcode = '42501';
end $$;

create trigger audit_log_is_kept before update or delete on private.audit_log
  for each row execute function private.keep_audit_log();

-- What a month counts: a deleted transcription was transcribed all the same.
alter table private.ingested_messages add column received_at timestamptz not null default now();
create index ingested_messages_of_month on private.ingested_messages (user_uuid, received_at);
drop index private.ingested_messages_of_user;

create table public.transcribe_settings (
  user_id uuid primary key references public.users (id) on delete cascade,
  output_language text not null default 'same' check (output_language in ('same', 'pt', 'en', 'es', 'fr')),
  summary text not null default 'full' check (summary in ('off', 'short', 'full')),
  extract_details boolean not null default true,
  reply text not null default 'textAndSummary' check (reply in ('text', 'textAndSummary')),
  in_groups boolean not null default false,
  is_paused boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table public.transcribe_settings enable row level security;

create policy transcribe_settings_own on public.transcribe_settings to authenticated
  using (user_id = (select private.active_user_id()))
  with check (user_id = (select private.active_user_id()));

create trigger transcribe_settings_touch_updated_at before update on public.transcribe_settings
  for each row execute function private.touch_updated_at();

-- One code at a time for each account, kept as a hash.
create table private.link_codes (
  user_uuid uuid primary key references public.users (id) on delete cascade,
  code_hash text not null unique,
  expires_at timestamptz not null
);

alter table public.data_export_requests
  add column step text not null default 'queued'
    check (step in ('queued', 'account', 'transcriptions', 'packing', 'done')),
  add column progress integer not null default 0 check (progress between 0 and 100);

-- Sealed with the person's key, like what is in it.
create table private.export_files (
  request_id uuid primary key references public.data_export_requests (id) on delete cascade,
  sealed text not null
);

-- The name is all that protects a picture's address: it is random, and a new one for each picture.
create table private.avatars (
  user_uuid uuid primary key references public.users (id) on delete cascade,
  name text not null unique,
  image bytea not null
);

-- Why people cancelled or left, with nothing that says who.
create table private.leaving_reasons (
  id uuid primary key default gen_random_uuid(),
  reason text not null check (length(reason) between 1 and 500),
  day date not null default current_date
);

select private.allow('authenticated', 'select', 'public.transcribe_settings');
select private.allow('authenticated', privilege, 'public.transcribe_settings',
  array['user_id', 'output_language', 'summary', 'extract_details', 'reply', 'in_groups', 'is_paused'])
from unnest(array['insert', 'update']) as privilege;
select private.apply_grants();
