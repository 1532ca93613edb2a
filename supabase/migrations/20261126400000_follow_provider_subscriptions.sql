-- The subscriptions that the payment provider charges for our plans, and their invoices. A month that was paid by Pix
-- has none.
create table private.provider_subscriptions (
  id text primary key check (length(id) between 1 and 200),
  user_uuid uuid not null references public.users (id) on delete cascade,
  subscription_id uuid not null references public.subscriptions (id) on delete cascade,
  customer_id text not null check (length(customer_id) between 1 and 200),
  price_id text not null check (length(price_id) between 1 and 200),
  -- Another one replaced it, or its payment was taken back: the provider has to end it.
  is_unwanted boolean not null default false,
  -- Since when the provider does not charge it any more.
  ended_at timestamptz,
  -- When its state was last read from the provider.
  read_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index provider_subscriptions_of_user on private.provider_subscriptions (user_uuid);
create index provider_subscriptions_of_plan on private.provider_subscriptions (subscription_id);

create table private.provider_invoices (
  id text primary key check (length(id) between 1 and 200),
  payment_id uuid not null unique references public.payments (id) on delete cascade,
  -- How often the card had been charged when its owner was last told of a failure.
  attempts integer not null check (attempts >= 0)
);

-- The provider's word for a message; its content is read from the provider, and not kept.
alter table private.payment_messages add column type text check (length(type) between 1 and 200);

-- The periods whose end was announced, once each.
create table private.plan_reminders (
  subscription_id uuid not null references public.subscriptions (id) on delete cascade,
  period_end timestamptz not null,
  primary key (subscription_id, period_end)
);

alter table public.payments drop constraint payments_status_check;
alter table public.payments add constraint payments_status_check
  check (status in ('paid', 'pending', 'failed', 'refunded', 'disputed', 'canceled', 'expired'));

select private.apply_grants();
