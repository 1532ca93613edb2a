-- Why an account was stopped or opened again: the category that its owner is told, and a note for administrators alone.
alter table private.admin_acts
  add column reason text check (reason in ('terms', 'risk', 'security', 'request')),
  add column note text check (length(note) between 1 and 500);

select private.apply_grants();
