-- Sign-ins with Google that have left for the provider and are not back yet: one row, used once, for a few minutes.
create table private.google_visits (
  -- SHA-256 of the state, in hex: whoever reads the table cannot finish a visit.
  state_hash text primary key,
  nonce text not null,
  -- Of our own exchange with the provider.
  verifier text not null,
  -- Of the browser's exchange with us.
  challenge text not null,
  redirect_to text not null,
  -- Null where nobody accepted terms: then no account is made.
  terms_version text,
  language text not null,
  created_at timestamptz not null default now()
);

select private.apply_grants();
