/** SQL conditions on `private.outbox` for mails that are not tried any more. */

const IS_OVER = 'sent_at is null and next_attempt_at is null and last_error_code is not null'

/** Older releases did not store it: then the time of creation. */
const SINCE = 'coalesce(given_up_at, created_at)'

/** In the last three days: shown to administrators, who may try them again. */
export const IS_GIVEN_UP = `${IS_OVER} and ${SINCE} > now() - interval '3 days'`

/** Their content is deleted. */
export const IS_GIVEN_UP_LONG_AGO = `${IS_OVER} and ${SINCE} < now() - interval '3 days'`
