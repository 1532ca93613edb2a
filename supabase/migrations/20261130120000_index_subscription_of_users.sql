-- A deleted account deletes its subscriptions, and each of them looks up the person that refers to it.
create index users_by_subscription on public.users (subscription_id) where subscription_id is not null;
