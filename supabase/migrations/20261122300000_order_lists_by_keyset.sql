-- Lists are paged by (time, id), both descending: each order has an index that is read from where the page before ended.
drop index public.contact_messages_latest;
drop index public.contact_messages_inbox;
drop index public.transcriptions_latest;
drop index public.payments_latest;
create index contact_messages_latest on public.contact_messages (created_at desc, id desc);
create index contact_messages_inbox on public.contact_messages (status, created_at desc, id desc);
create index transcriptions_latest on public.transcriptions (user_uuid, created_at desc, id desc);
create index payments_latest on public.payments (user_uuid, created_at desc, id desc);
create index users_latest on public.users (created_at desc, id desc);
