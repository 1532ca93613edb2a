-- Digests of the keys that this database is served with: a second machine with other keys is refused before it seals data
-- or issues tokens that the first one cannot read.
create table private.installation_keys (
  name text primary key,
  mark text not null,
  marked_at timestamptz not null default now()
);

select private.apply_grants();
