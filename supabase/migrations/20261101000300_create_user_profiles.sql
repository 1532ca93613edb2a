-- The extra profile, upserted by its owner on user_id.
create table public.user_profiles (
  user_id uuid primary key references public.users (id) on delete cascade,
  birth_date date,
  bio text check (length(bio) <= 1000),
  company text check (length(company) <= 120),
  job_title text check (length(job_title) <= 120),
  avatar_url text check (length(avatar_url) <= 500),
  extra jsonb not null default '{}' check (jsonb_typeof(extra) = 'object' and length(extra::text) <= 8000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table public.user_profiles enable row level security;

create policy user_profiles_own on public.user_profiles to authenticated
  using (user_id = (select private.active_user_id()))
  with check (user_id = (select private.active_user_id()));

create trigger user_profiles_touch_updated_at before update on public.user_profiles
  for each row execute function private.touch_updated_at();

-- The address of the picture is the server's to set: an upload checks what the picture is.
select private.allow('authenticated', 'select', 'public.user_profiles');
select private.allow('authenticated', privilege, 'public.user_profiles',
  array['user_id', 'birth_date', 'bio', 'company', 'job_title', 'extra'])
from unnest(array['insert', 'update']) as privilege;
select private.apply_grants();
