-- By which code a number was linked: the messaging platform delivers that message again when it heard no answer. Null for
-- numbers that an older program linked.
alter table private.messaging_links add column code_hash text;
