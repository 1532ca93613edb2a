-- Who wants to hear of a product's start. The Product API is its only door.
create table private.waitlist_entries (
  id uuid primary key default gen_random_uuid(),
  product text not null check (product in ('lifeReminder')),
  email text not null check (length(email) between 3 and 254),
  language text not null check (language in ('pt', 'en', 'es', 'fr')),
  consented_at timestamptz not null default now(),
  -- Until then nobody knows that the address belongs to whoever typed it.
  confirmed_at timestamptz,
  unique (product, email)
);
create index waitlist_entries_unconfirmed on private.waitlist_entries (consented_at) where confirmed_at is null;
