-- An address that waits for both mailboxes before it takes the place of another: at most one for each account.
create table private.email_changes (
  user_uuid uuid primary key references public.users (id) on delete cascade,
  -- Who asked: this session outlives the change, the others do not.
  session_id uuid not null,
  new_email text not null check (length(new_email) between 3 and 254),
  -- Only digests: a link is in its mail and nowhere else.
  current_token_hash text not null unique check (length(current_token_hash) = 64),
  new_token_hash text not null unique check (length(new_token_hash) = 64),
  current_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  -- Somebody else had the address by the time both had confirmed.
  taken_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);

select private.apply_grants();
