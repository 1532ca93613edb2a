-- Two choices that nothing ever acted upon are withdrawn: mail with news, and help to improve the product. What was chosen
-- stays in the history; whoever had allowed it allows it no longer, from now on.
insert into private.privacy_changes (user_id, setting, is_on)
select user_id, choice.setting, false
from public.privacy_settings, lateral (values
  ('marketing_emails', marketing_emails), ('product_improvement', product_improvement)
) as choice (setting, is_on)
where choice.is_on;

create or replace function private.note_privacy_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.analytics <> coalesce(old.analytics, false) then
    insert into private.privacy_changes (user_id, setting, is_on) values (new.user_id, 'analytics', new.analytics);
  end if;
  return null;
end $$;

select private.allow('authenticated', privilege, 'public.privacy_settings', array['user_id', 'analytics', 'retention_days'])
from unnest(array['insert', 'update']) as privilege;

alter table public.privacy_settings drop column marketing_emails, drop column product_improvement;

select private.apply_grants();
