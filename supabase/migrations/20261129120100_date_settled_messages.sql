-- Since when a contact message is answered or closed, other than by an answer from the inbox: its twelve months count from
-- then, whatever is changed later. Null in a new one, and in one that an older program has settled.
alter table public.contact_messages add column settled_at timestamptz;

-- In the database, as an older program changes statuses too while a deployment lasts.
create function private.note_settled() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.settled_at := case
    when new.status = 'new' then null
    when old.status = 'new' or new.status = 'answered' then now()
    else coalesce(old.settled_at, old.updated_at) end;
  return new;
end $$;
create trigger contact_messages_note_settled before update of status on public.contact_messages
  for each row when (new.status <> old.status) execute function private.note_settled();

select private.apply_grants();
