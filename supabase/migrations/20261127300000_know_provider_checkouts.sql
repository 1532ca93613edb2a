-- How a checkout is to be paid, and what the payment provider calls it: to close it there.
alter table private.checkouts add column method text not null default 'card' check (method in ('card', 'pix'));
alter table private.checkouts add column provider_id text check (length(provider_id) between 1 and 200);

select private.apply_grants();
