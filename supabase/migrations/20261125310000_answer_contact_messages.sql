-- The answer to a contact message, when it was sent and by whom. A message is answered once.
alter table public.contact_messages
  add column answer text check (length(answer) between 1 and 4000),
  add column answered_at timestamptz,
  -- Null once that administrator's account is gone.
  add column answered_by uuid references public.users (id) on delete set null,
  add check ((answer is null) = (answered_at is null)),
  add check (answer is not null or answered_by is null);
create index contact_messages_answered_by on public.contact_messages (answered_by);

-- Where replies to a mail go, if not to its sender.
alter table private.outbox add column reply_to text;

select private.apply_grants();
