-- That an administrator opened the history of a person stands beside what they did.
alter table private.admin_acts
  drop constraint admin_acts_act_check,
  add constraint admin_acts_act_check check (act in (
    'account.deactivated', 'account.activated', 'history.read', 'message.new', 'message.answered', 'message.closed'));

select private.apply_grants();
