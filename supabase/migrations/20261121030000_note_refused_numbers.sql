-- When a code was sent from a number that another account has: its owner's page says so.
alter table private.link_codes add column refused_at timestamptz;
