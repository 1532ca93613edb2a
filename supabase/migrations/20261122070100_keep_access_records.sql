-- Access records (Lei 12.965/2014, art. 15): who used the application, when, and from which address, for six months. They are
-- secret: a schema of their own, closed to every role of the product, and one role that reads them and nothing else.
create schema access;
revoke all on schema access from public;

create table access.records (
  id bigint generated always as identity primary key,
  -- No foreign key: the law keeps the record when the account is gone.
  account uuid not null,
  -- Null where a request came over no socket.
  address inet,
  -- Of the caller; null behind a proxy, which does not tell it.
  port integer check (port between 1 and 65535),
  at timestamptz not null default now()
);
create index records_of_account on access.records (account, at);
create index records_by_time on access.records (at);
alter table access.records enable row level security;
revoke all on access.records from public, anon, authenticated;

-- Six months; not shorter, not rewritten, not even all at once.
create function access.keep_records() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '6 months' then
    return old;
  end if;
  raise exception 'access records are append-only' using errcode = '42501';
end $$;
revoke all on function access.keep_records() from public;
create trigger records_are_kept before update or delete on access.records
  for each row execute function access.keep_records();
create trigger records_are_not_emptied before truncate on access.records
  for each statement execute function access.keep_records();

-- For whoever answers a court order. Granted to nobody here.
do $$ begin
  create role access_reader nologin;
exception when duplicate_object then null;
end $$;
grant usage on schema access to access_reader;
grant select on access.records to access_reader;
create policy records_are_read on access.records for select to access_reader using (true);
