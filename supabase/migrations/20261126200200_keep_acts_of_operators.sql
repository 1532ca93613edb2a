-- What an operator does on the server's command line, such as making the first administrator: nobody is signed in there, so
-- the act names the operator instead.
alter table private.admin_acts
  add column operator text check (length(operator) between 1 and 100),
  drop constraint admin_acts_act_check,
  add constraint admin_acts_act_check check (act in (
    'account.deactivated', 'account.activated', 'history.read', 'message.new', 'message.answered', 'message.closed',
    'role.granted', 'role.revoked'));

select private.apply_grants();
