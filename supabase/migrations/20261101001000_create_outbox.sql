-- Mail that waits to be sent, or lies in the mailbox page of a server without mail settings.
create table private.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  recipient text not null,
  language text not null,
  subject text not null,
  html text not null,
  text text not null,
  -- What the mail carries, for the mailbox page.
  link text,
  code text,
  attempts integer not null default 0,
  -- Null where no further try is made.
  next_attempt_at timestamptz default now(),
  sent_at timestamptz,
  last_error_code text,
  created_at timestamptz not null default now()
);
create index outbox_due on private.outbox (next_attempt_at) where sent_at is null;
create index outbox_latest on private.outbox (created_at desc);
