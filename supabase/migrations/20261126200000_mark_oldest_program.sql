-- The oldest program that may run on this schema, named by the newest migration that it brings. A migration that only
-- adds leaves it alone, so that the previous program goes on running during a rolling update and can be put back. One that
-- takes something away raises it to the first program that no longer uses what is gone:
--   update private.oldest_program set version = '20270101000000';
create table private.oldest_program (
  is_only_row boolean primary key default true check (is_only_row),
  version text not null check (version ~ '^[0-9]{14}$')
);
insert into private.oldest_program (version) values ('20261126200000');

select private.apply_grants();
