-- A file of many megabytes in one statement holds the embedded database, and the event loop of the server with it. It is
-- kept in parts, and not compressed: it is a sealed zip.
alter table private.export_files add column part integer not null default 0 check (part >= 0);
alter table private.export_files drop constraint export_files_pkey;
alter table private.export_files add primary key (request_id, part);
alter table private.export_files alter column sealed set storage external;

select private.apply_grants();
