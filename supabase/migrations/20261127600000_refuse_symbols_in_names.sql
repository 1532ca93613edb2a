-- A name stands on receipts: letters, digits, spaces and the punctuation of names, without emoji and other symbols.
-- Names from before stay as they are until they are changed, so this is no constraint of the row.

-- Kept beside contracts/forms/names.ts: the same ranges, and a letter.
create function private.is_name(value text) returns boolean
language sql immutable set search_path = '' as $$
  select value !~ ('['
      '\u0001-\u001f\u0021-\u0025\u002a\u002b\u003a-\u0040\u005b-\u005f\u007b-\u009f'
      '\u00a1-\u00a9\u00ab-\u00b3\u00b6\u00b8\u00b9\u00bb-\u00bf\u00d7\u00f7\u061c'
      '\u2000-\u200b\u200e\u200f\u2016\u2017\u201a-\u206f'
      '\u2070-\u2bff\u2e00-\u2fff\u3001-\u3004\u3008-\u3020\u3030\u3036\u3037\u303d-\u303f\u3200-\u33ff\u4dc0-\u4dff'
      '\ue000-\uf8ff\ufe0e-\ufe19\ufe30-\ufe6f\ufeff\ufff0-\uffff'
      '\U0001cc00-\U0001d7ff\U0001f000-\U0001ffff\U000e0000-\U000e00ff\U000f0000-\U0010ffff'
      ']')
    and value ~ ('[^'
      '\s0-9\u00a0\u1680\u3000'
      '\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200c\u200d\u3164\ufe00-\ufe0f\uffa0\U0001bca0-\U0001bca3\U000e0100-\U000e0fff'
      '&''(),./`\u00b4\u00b7\u2018\u2019\u2010-\u2015-'
      ']');
$$;

-- What a sign-up or an older address says, made into a name, or null: it must not make the sign-up fail.
create or replace function private.one_line(value text, max_length integer) returns text
language sql immutable set search_path = '' as $$
  select case when private.is_name(line) and private.is_plain_line(line) then line end
  from (
    select trim(left(trim(regexp_replace(
      string_agg(case when private.is_name('a' || letter) then letter else ' ' end, '' order by place), ' +', ' ', 'g'
    )), max_length)) as line
    from regexp_split_to_table(left(value, 1000), '') with ordinality as letters (letter, place)
  ) as written;
$$;

create function private.refuse_name() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'a name with other signs than those of names' using errcode = 'check_violation';
end $$;

create trigger users_name_is_a_name before update of name on public.users for each row
  when (new.name is distinct from old.name and not private.is_name(new.name))
  execute function private.refuse_name();

select private.allow('authenticated', 'execute', 'private.is_name(text)');
select private.apply_grants();
