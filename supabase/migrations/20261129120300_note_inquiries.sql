-- Whether the payer's bank asks about the payment only. The provider calls it disputed then too, although no money went back.
alter table private.provider_invoices add column is_inquiry boolean not null default false;

select private.apply_grants();
