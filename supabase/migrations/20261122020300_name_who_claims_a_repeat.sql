-- Which run of the server carries a first request out: when it is gone, nobody will answer under the key.
alter table private.repeats add column claimed_by uuid;

select private.apply_grants();
