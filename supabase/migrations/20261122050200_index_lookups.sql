-- Each look-up of a request reads an index, however much there is: the inbox without a filter, people and mails by address.
create index contact_messages_latest on public.contact_messages (created_at desc, id);
create index users_of_email on public.users (email);
create index outbox_of_recipient on private.outbox (recipient);

-- The tables of the embedded auth service are ours to index; those of a hosted project are not, and it has its own.
do $$
begin
  if pg_has_role(current_user, (select relowner from pg_class where oid = 'auth.users'::regclass), 'usage') then
    create index if not exists users_of_any_email on auth.users (email);
    if to_regclass('auth.audit_log_entries') is not null then
      create index if not exists audit_log_of_actor on auth.audit_log_entries ((payload ->> 'actor_id'));
    end if;
  end if;
end $$;
