-- The rule of the Product API, for every way that leads to the table. Kept beside `birthDateField` of
-- contracts/api/profile.ts. A date that is right once stays right: people only grow older.
update public.user_profiles set birth_date = null
where birth_date < date '1900-01-01' or birth_date > (now() at time zone 'UTC')::date - interval '18 years';

alter table public.user_profiles add constraint user_profiles_birth_date_is_of_age
  check (birth_date >= date '1900-01-01' and birth_date <= (now() at time zone 'UTC')::date - interval '18 years');
