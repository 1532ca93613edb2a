-- Counts of the rate limits, for all servers together. A schema of its own, closed to every role of the product. The columns
-- and their order are those that rate-limiter-flexible inserts into; a key is the name of a limit and a keyed digest.
create schema limits;
revoke all on schema limits from public;

-- Unlogged: counts need no write-ahead log, and a crash of the database may reset them. Half-empty pages keep updates of the
-- same few rows on their page (HOT), without a new index entry for each.
create unlogged table limits.counts (
  key varchar(255) primary key,
  points integer not null default 0,
  -- Milliseconds since 1970, by the clock of the server that opened the window.
  expire bigint
) with (fillfactor = 50);
alter table limits.counts enable row level security;
revoke all on limits.counts from public, anon, authenticated;

select private.apply_grants();
