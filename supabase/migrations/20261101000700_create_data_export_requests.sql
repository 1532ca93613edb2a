-- Data export requests: asked for and read through the Product API, at most one under way.
create table public.data_export_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  status text not null default 'pending' check (status in ('pending', 'processing', 'ready', 'failed', 'expired')),
  format text not null default 'json' check (format in ('json')),
  requested_at timestamptz not null default now(),
  completed_at timestamptz,
  expires_at timestamptz
);
create index data_export_requests_latest on public.data_export_requests (user_id, requested_at desc);
create unique index data_export_requests_one_open on public.data_export_requests (user_id)
  where status in ('pending', 'processing');

alter table public.data_export_requests enable row level security;
create policy data_export_requests_read_own on public.data_export_requests for select to authenticated
  using (user_id = (select private.active_user_id()));

select private.allow('authenticated', 'select', 'public.data_export_requests');
select private.apply_grants();
