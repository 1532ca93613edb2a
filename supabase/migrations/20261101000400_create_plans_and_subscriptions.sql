-- Plans and who has which.
create table public.plans (
  id uuid primary key default gen_random_uuid(),
  code text not null unique,
  name text not null,
  -- Null is unlimited.
  monthly_transcriptions integer check (monthly_transcriptions > 0),
  -- Null is by arrangement.
  price_cents integer check (price_cents >= 0),
  currency text not null default 'BRL' check (currency ~ '^[A-Z]{3}$'),
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);

insert into public.plans (code, name, monthly_transcriptions, price_cents) values
  ('free', 'Free', 5, 0),
  ('premium', 'Premium', null, 2990),
  ('enterprise', 'Enterprise', null, null);

alter table public.plans enable row level security;
create policy plans_read on public.plans for select to anon, authenticated using (is_active);

create table public.subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_uuid uuid not null references public.users (id) on delete cascade,
  plan_id uuid not null references public.plans (id),
  -- 'active' or any other word of the payment provider.
  status text not null default 'active' check (length(status) between 1 and 40),
  current_period_end timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index subscriptions_latest on public.subscriptions (user_uuid, status, updated_at desc);

-- Named, because with foreign keys both ways an embedded read has to say which one it means.
alter table public.users add constraint users_subscription_id_fkey
  foreign key (subscription_id) references public.subscriptions (id) on delete set null;

alter table public.subscriptions enable row level security;
create policy subscriptions_read_own on public.subscriptions for select to authenticated
  using (user_uuid = (select private.active_user_id()));

create trigger subscriptions_touch_updated_at before update on public.subscriptions
  for each row execute function private.touch_updated_at();

select private.allow('anon', 'select', 'public.plans');
select private.allow('authenticated', 'select', 'public.plans');
select private.allow('authenticated', 'select', 'public.subscriptions');
select private.apply_grants();
