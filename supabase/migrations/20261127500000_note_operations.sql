-- How the last maintenance went: tasks that failed, and plans that the payment provider had changed without our having heard.
alter table private.upkeep
  add column failed_tasks integer not null default 0,
  add column payment_differences integer not null default 0;

select private.apply_grants();
