-- The platform's ids are unique to a number, and a number may have been somebody else's before.
alter table private.ingested_messages drop constraint ingested_messages_pkey, add primary key (user_uuid, message_id);
