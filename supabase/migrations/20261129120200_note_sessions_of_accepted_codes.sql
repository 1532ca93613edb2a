-- The session that an accepted code of the second factor was sent for: a repeat from it, after a lost answer, is accepted too.
-- Null in rows of an older program. No reference: a session that ended repeats nothing.
alter table private.factor_steps add column session_id uuid;
alter table private.recovery_codes add column session_id uuid;

select private.apply_grants();
