-- Servers that run, by their heartbeat, and requests that limits refused, by the minute.
create table private.servers (
  instance text primary key check (instance ~ '^[0-9a-f]{8}$'),
  role text not null check (role in ('all', 'web', 'worker')),
  version text not null check (length(version) between 1 and 40),
  started_at timestamptz not null,
  seen_at timestamptz not null
);
alter table private.servers enable row level security;

create table private.limit_hits (
  name text not null check (length(name) between 1 and 40),
  minute timestamptz not null,
  hits integer not null check (hits > 0),
  primary key (name, minute)
);
create index limit_hits_by_minute on private.limit_hits (minute);
alter table private.limit_hits enable row level security;

-- Noted by whatever makes backups.
alter table private.upkeep add column backed_up_at timestamptz;

-- That an administrator had a mail sent again. No reference: mails are deleted after thirty days, acts after six months.
alter table private.admin_acts add column mail_id uuid;
alter table private.admin_acts
  drop constraint admin_acts_act_check,
  drop constraint admin_acts_check,
  add constraint admin_acts_act_check check (act in (
    'account.deactivated', 'account.activated', 'role.granted', 'role.revoked', 'history.read', 'message.new',
    'message.answered', 'message.closed', 'mail.retried')),
  add constraint admin_acts_check check (num_nonnulls(user_uuid, message_id, mail_id) = 1);

select private.apply_grants();
