-- Buying a plan: checkouts at the payment provider, what it told us, and what was paid.
alter table public.subscriptions add column is_ending boolean not null default false;

create table private.checkouts (
  id uuid primary key default gen_random_uuid(),
  user_uuid uuid not null references public.users (id) on delete cascade,
  plan_id uuid not null references public.plans (id),
  amount_cents integer not null check (amount_cents > 0),
  currency text not null,
  status text not null default 'open' check (status in ('open', 'pending', 'paid', 'declined')),
  created_at timestamptz not null default now()
);
create index checkouts_of_user on private.checkouts (user_uuid, created_at desc);

-- A message that comes twice counts once.
create table private.payment_messages (
  id text primary key check (length(id) between 1 and 200),
  received_at timestamptz not null default now()
);

create sequence private.receipt_numbers;

create table public.payments (
  id uuid primary key default gen_random_uuid(),
  user_uuid uuid not null references public.users (id) on delete cascade,
  checkout_id uuid unique,
  receipt_number text unique,
  plan_code text not null,
  status text not null check (status in ('paid', 'pending', 'failed', 'refunded')),
  method text not null check (method in ('card', 'pix')),
  amount_cents integer not null check (amount_cents >= 0),
  currency text not null default 'BRL' check (currency ~ '^[A-Z]{3}$'),
  period_start timestamptz,
  period_end timestamptz,
  created_at timestamptz not null default now()
);
create index payments_latest on public.payments (user_uuid, created_at desc);

alter table public.payments enable row level security;
create policy payments_read_own on public.payments for select to authenticated
  using (user_uuid = (select private.active_user_id()));

select private.allow('authenticated', 'select', 'public.payments');
select private.apply_grants();
