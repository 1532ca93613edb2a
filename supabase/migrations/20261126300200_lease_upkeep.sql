-- Which server does the maintenance, and until when that counts: one of them, and another if it dies.
alter table private.upkeep add column claimed_by uuid, add column claimed_until timestamptz;

select private.apply_grants();
