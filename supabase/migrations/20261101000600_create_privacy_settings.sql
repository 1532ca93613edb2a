-- Privacy settings. No row means everything off.
create table public.privacy_settings (
  user_id uuid primary key references public.users (id) on delete cascade,
  analytics boolean not null default false,
  marketing_emails boolean not null default false,
  product_improvement boolean not null default false,
  -- Null keeps transcriptions until they are deleted.
  retention_days integer check (retention_days between 1 and 3650),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table public.privacy_settings enable row level security;

create policy privacy_settings_own on public.privacy_settings to authenticated
  using (user_id = (select private.active_user_id()))
  with check (user_id = (select private.active_user_id()));

create trigger privacy_settings_touch_updated_at before update on public.privacy_settings
  for each row execute function private.touch_updated_at();

select private.allow('authenticated', 'select', 'public.privacy_settings');
select private.allow('authenticated', privilege, 'public.privacy_settings',
  array['user_id', 'analytics', 'marketing_emails', 'product_improvement', 'retention_days'])
from unnest(array['insert', 'update']) as privilege;
select private.apply_grants();
