-- Who makes an export, and until when that counts: a process that died lets go of it, and no second one makes it beside.
alter table public.data_export_requests
  add column claim uuid,
  add column claimed_until timestamptz;
create index data_export_requests_open on public.data_export_requests (requested_at)
  where status in ('pending', 'processing');

select private.apply_grants();
