-- When a mail was given up: it is tried for two days before. Null in rows that an older program gave up, which count from
-- their creation.
alter table private.outbox add column given_up_at timestamptz;
