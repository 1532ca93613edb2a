-- Until when a redelivery is recognized: a message can be stored long after `received_at`, which its sender states.
alter table private.ingested_messages add column stored_at timestamptz not null default now();
create index ingested_messages_by_storage on private.ingested_messages (stored_at);
