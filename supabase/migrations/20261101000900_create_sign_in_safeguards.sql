-- What the gate before the auth service remembers.

-- Sessions opened by a recovery link or code: only from one of these is a new password taken without the old one.
create table private.recovery_sessions (
  session_id uuid primary key references auth.sessions (id) on delete cascade,
  created_at timestamptz not null default now()
);

-- Wrong tries of the e-mail code that belongs to this token: after five the token is burnt.
create table private.email_code_attempts (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('signup', 'recovery')),
  token_hash text not null,
  attempts integer not null default 0 check (attempts >= 0),
  primary key (user_id, kind)
);

-- Invitations of the messaging platform that were exchanged for their three fields.
create table private.used_invitations (
  token_id text primary key,
  used_at timestamptz not null default now()
);
