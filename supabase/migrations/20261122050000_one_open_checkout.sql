-- One open checkout a person, a Pix that can be given up or let lie, and receipts without holes in their numbers.
alter table private.checkouts drop constraint checkouts_status_check;
alter table private.checkouts add constraint checkouts_status_check
  check (status in ('open', 'pending', 'paid', 'declined', 'expired', 'canceled'));
-- Of the page to come back to.
alter table private.checkouts add column language text not null default 'pt' check (language in ('pt', 'en', 'es', 'fr'));

alter table public.payments drop constraint payments_status_check;
alter table public.payments add constraint payments_status_check
  check (status in ('paid', 'pending', 'failed', 'refunded', 'canceled', 'expired'));
-- Until when a Pix can be paid; null for a card.
alter table public.payments add column expires_at timestamptz;

-- Of several that are open, the newest stays.
update private.checkouts older set status = 'canceled'
where status in ('open', 'pending') and exists (
  select from private.checkouts newer
  where newer.user_uuid = older.user_uuid and newer.status in ('open', 'pending')
    and (newer.created_at, newer.id) > (older.created_at, older.id));
update public.payments p set status = 'canceled', pix_code = null
from private.checkouts c where c.id = p.checkout_id and c.status = 'canceled' and p.status = 'pending';
create unique index checkouts_one_open on private.checkouts (user_uuid) where status in ('open', 'pending');

-- A sequence gives numbers away that a crash or a rollback loses; a row counts with the payment that it numbers.
create table private.receipt_counters (
  year integer primary key,
  last integer not null check (last > 0)
);
insert into private.receipt_counters (year, last)
select split_part(receipt_number, '-', 1)::integer, max(split_part(receipt_number, '-', 2)::integer)
from public.payments where receipt_number is not null group by 1;
drop sequence private.receipt_numbers;

select private.apply_grants();
