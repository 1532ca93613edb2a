-- Words between servers: a changed person is dropped from every cache, and a mail or an export is begun at once. Sent with the
-- commit, or never; the same word is sent once for a transaction. Whoever listens polls as well, as words are lost with a
-- connection.
create function private.notify_user_changed() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform pg_catalog.pg_notify('prosa_users', old.auth_id::text);
  return null;
end $$;
create trigger users_notify_of_changes after update on public.users
  for each row when (old.* is distinct from new.*) execute function private.notify_user_changed();
create trigger users_notify_of_deletions after delete on public.users
  for each row execute function private.notify_user_changed();

create function private.notify_of_work() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform pg_catalog.pg_notify(tg_argv[0], '');
  return null;
end $$;
create trigger outbox_wakes_senders after insert on private.outbox
  for each row when (new.next_attempt_at is not null) execute function private.notify_of_work('prosa_mails');
create trigger exports_wake_workers after insert on public.data_export_requests
  for each row execute function private.notify_of_work('prosa_exports');
revoke all on function private.notify_user_changed(), private.notify_of_work() from public;

select private.apply_grants();
