-- How often an export was claimed: one that ends its process each time is given up. Read by its owner, as the other columns
-- are; written by the server alone.
alter table public.data_export_requests add column attempts integer not null default 0;

select private.apply_grants();
