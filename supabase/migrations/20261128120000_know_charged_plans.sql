-- Whether the provider charges the next month of a plan by itself: until it has done so, the plan is not late. Read by its
-- owner, as the other columns are; written by the server alone.
alter table public.subscriptions add column is_charged boolean not null default false;

-- Of plans in force only: a change would make another one the latest.
create function private.note_charged() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.subscriptions s set is_charged = charged.now
  from (select s.id, exists (select from private.provider_subscriptions l
      where l.subscription_id = s.id and l.ended_at is null and not l.is_unwanted) as now
    from public.subscriptions s where s.id in (new.subscription_id, old.subscription_id)) charged
  where s.id = charged.id and s.status in ('active', 'past_due') and s.is_charged <> charged.now;
  return null;
end $$;
create trigger provider_subscriptions_note_charged after insert or update of subscription_id, ended_at, is_unwanted
  on private.provider_subscriptions for each row execute function private.note_charged();

update public.subscriptions s set is_charged = true
where s.status in ('active', 'past_due') and exists (select from private.provider_subscriptions l
  where l.subscription_id = s.id and l.ended_at is null and not l.is_unwanted);

select private.apply_grants();
