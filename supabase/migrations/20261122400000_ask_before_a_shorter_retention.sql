-- A shorter time to keep deletes transcriptions for good. The Product API asks first, with their number; a write of the
-- column does not, so nobody has the right to one.
select private.allow('authenticated', privilege, 'public.privacy_settings', array['user_id', 'analytics'])
from unnest(array['insert', 'update']) as privilege;

select private.apply_grants();
