-- Twelve digits that start with 55 are an older number of ten digits behind its country code, as in the forms.
create or replace function private.normalize_phone(phone text) returns text
language sql immutable set search_path = '' as $$
  select case
    when length(phone) > 32 or digits = '' then null
    when length(digits) = 13 and digits like '55%' then '+' || digits
    when length(digits) = 12 and digits like '55%' then '+' || left(digits, 4) || '9' || right(digits, 8)
    when length(digits) = 11 then '+55' || digits
    when length(digits) = 10 then '+55' || left(digits, 2) || '9' || right(digits, 8)
    when length(digits) > 10 then '+55' || right(digits, 11)
    else '+55' || digits
  end
  from (select regexp_replace(phone, '[^0-9]', '', 'g') as digits) as stripped;
$$;
