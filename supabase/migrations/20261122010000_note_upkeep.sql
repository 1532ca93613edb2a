-- When time last took something away: a clock that jumped since then is not believed at once.
create table private.upkeep (
  is_only boolean primary key default true check (is_only),
  tidied_at timestamptz not null,
  -- The last look at the clock, and the first of those that did not believe it.
  seen_at timestamptz not null,
  doubted_at timestamptz
);

insert into private.upkeep (tidied_at, seen_at)
select newest, newest from (
  select coalesce(greatest((select max(updated_at) from public.users), (select max(created_at) from private.outbox)), now())
) as last (newest);

select private.apply_grants();
