-- When a receipt was issued: a Pix is paid later than its payment was begun.
alter table public.payments add column issued_at timestamptz;
-- The period of a plan that a payment began starts with that payment; a Pix can be paid for a day.
update public.payments set issued_at = case
  when period_start between created_at and created_at + interval '1 day' then period_start else created_at end
where receipt_number is not null;
alter table public.payments add constraint payments_dated_receipt check ((receipt_number is null) = (issued_at is null));

select private.apply_grants();
