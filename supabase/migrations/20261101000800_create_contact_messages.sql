-- Contact messages. The Product API is their only door: no role of the REST service has any grant here.
create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique check (length(reference) between 4 and 40),
  idempotency_key text unique check (length(idempotency_key) between 1 and 200),
  name text not null check (length(name) between 1 and 120),
  email text not null check (length(email) between 3 and 254),
  company text check (length(company) <= 120),
  subject text not null check (subject in ('support', 'partnerships', 'press', 'feedback', 'others')),
  message text not null check (length(message) between 1 and 4000),
  language text not null check (language in ('pt', 'en', 'es', 'fr')),
  status text not null default 'new' check (status in ('new', 'answered', 'closed')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index contact_messages_inbox on public.contact_messages (status, created_at desc);

alter table public.contact_messages enable row level security;

create trigger contact_messages_touch_updated_at before update on public.contact_messages
  for each row execute function private.touch_updated_at();

select private.apply_grants();
