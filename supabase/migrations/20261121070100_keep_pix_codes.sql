-- A Pix that was begun can be paid from the payment history: its code, for as long as it is open.
alter table public.payments add column pix_code text check (length(pix_code) between 1 and 512);

select private.apply_grants();
