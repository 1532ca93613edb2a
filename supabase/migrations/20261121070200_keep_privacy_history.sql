-- What was allowed and what was taken back, when: a consent counts as long as one can say since when.
create table private.privacy_changes (
  id bigint generated always as identity primary key,
  user_id uuid not null references public.users (id) on delete cascade,
  setting text not null check (setting in ('analytics', 'marketing_emails', 'product_improvement')),
  is_on boolean not null,
  changed_at timestamptz not null default now()
);
create index privacy_changes_latest on private.privacy_changes (user_id, changed_at desc, id desc);

-- Whoever changes a setting, by whatever way: it is noted.
create function private.note_privacy_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.privacy_changes (user_id, setting, is_on)
  select new.user_id, switch.setting, switch.is_on
  from (values
    ('analytics', new.analytics, coalesce(old.analytics, false)),
    ('marketing_emails', new.marketing_emails, coalesce(old.marketing_emails, false)),
    ('product_improvement', new.product_improvement, coalesce(old.product_improvement, false))
  ) as switch (setting, is_on, was_on)
  where switch.is_on <> switch.was_on;
  return null;
end $$;

create trigger privacy_settings_note_changes after insert or update on public.privacy_settings
  for each row execute function private.note_privacy_changes();

-- Of what was chosen before, the last change is all that is known.
insert into private.privacy_changes (user_id, setting, is_on, changed_at)
select user_id, switch.setting, true, updated_at
from public.privacy_settings, lateral (values
  ('analytics', analytics), ('marketing_emails', marketing_emails), ('product_improvement', product_improvement)
) as switch (setting, is_on)
where switch.is_on;

select private.apply_grants();
