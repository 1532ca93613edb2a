-- What was refunded of a payment, of which the rest may stay paid.
alter table public.payments add column refunded_cents integer not null default 0 check (refunded_cents >= 0);
update public.payments set refunded_cents = amount_cents where status = 'refunded';

select private.apply_grants();
