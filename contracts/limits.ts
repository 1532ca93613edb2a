/**
 * Business constants and limits (LIMIT-01 to LIMIT-40). Durations are milliseconds, sizes bytes, unless the name says
 * otherwise.
 */

export const PASSWORD_MIN_LENGTH = 6
/** bcrypt reads 72 bytes and ignores the rest: a longer password would be accepted with another tail. */
export const PASSWORD_MAX_BYTES = 72
export const CPF_LENGTH = 11
export const MINIMUM_AGE_YEARS = 18
/** Version of terms and privacy policy that a registration accepts (REG-24); the date the texts were last updated. */
export const TERMS_VERSION = '2025-01-15'

export const EMAIL_MAX_LENGTH = 254
export const NAME_MIN_LENGTH = 2
export const NAME_MAX_LENGTH = 120
export const PHONE_MAX_LENGTH = 32
export const PHONE_MIN_DIGITS = 10
export const COMPANY_MAX_LENGTH = 120
export const JOB_TITLE_MAX_LENGTH = 120
export const BIO_MAX_LENGTH = 1000
export const RETENTION_DAYS_MAX = 3650
export const DELETION_REASON_MAX_LENGTH = 500
export const CANCEL_REASON_MAX_LENGTH = 500
export const AVATAR_MAX_BYTES = 2_097_152
/** A picture as it comes from a camera: the browser makes a small square of it before anything is sent. */
export const PICTURE_MAX_BYTES = 15_000_000
/** Width and height of a picture, in pixels, as it is kept. */
export const AVATAR_SIZE = 512
export const MESSAGE_MIN_LENGTH = 10
export const MESSAGE_MAX_LENGTH = 4000
export const EMAIL_CODE_LENGTH = 6
/** A code of an authenticator app. */
export const FACTOR_CODE_LENGTH = 6
export const RECOVERY_CODE_COUNT = 10
/** Characters of one, without the hyphen in its middle. */
export const RECOVERY_CODE_LENGTH = 10
/** How long a challenge of the second factor can be answered. */
export const FACTOR_CHALLENGE_TTL = 300_000

/** An invitation to register, from its issue. */
export const INVITATION_TTL_DAYS = 14

export const API_TIMEOUT = 10_000
/** Maximum age of a session that counts as reauthenticated, without the password again. */
export const REAUTH_MAX_AGE = 600_000
/** Decrypted text is hidden again after this time. */
export const HIDE_TEXT_AFTER = 300_000
/** Summaries that are shown are hidden again after this time without activity. */
export const SUMMARIES_IDLE = 300_000
/** Whoever comes back after this time begins another visit. */
export const VISIT_PAUSE = 1_800_000
/** How long the page offers to undo a deletion. */
export const UNDO_OFFERED = 10_000
/** How long it is offered at most while somebody points at it, or has the focus there. */
export const UNDO_HELD = 40_000
/** How long the server can undo one: longer than it is offered, for slow connections and another try. */
export const UNDO_POSSIBLE = 60_000
export const DELETED_AT_ONCE_MAX = 50
export const LINK_CODE_TTL = 600_000
export const LINK_CODE_LENGTH = 8
export const EXPORT_TTL_DAYS = 7
export const CHECKOUT_TTL = 3_600_000
/** So long a Pix can be paid where the provider says no other time. */
export const PIX_TTL = 86_400_000
/** Grace period: how long a plan that was not cancelled goes on after its paid period. */
export const PLAN_GRACE_DAYS = 5
/** Timeout of a page that waits for the provider's confirmation. */
export const CHECKOUT_CONFIRM_LIMIT = 30_000
/** Timeout of a redirect to the provider's page; after it the page is offered as a link. */
export const HANDOVER_PATIENCE = 3_000
export const USER_LOOKUP_TTL = 10_000
export const KEY_SET_TTL = 600_000
export const TRANSCRIPTIONS_PAGE_SIZE = 10
export const ACTIVITY_PAGE_SIZE = 20
/** Sessions of one account on its page, the newest of them. */
export const SESSIONS_SHOWN = 50
export const PAYMENTS_PAGE_SIZE = 20
export const ADMIN_PAGE_SIZE = 20
/** Debounce of a search field. */
export const SEARCH_PAUSE = 400
/** The most that any list gives at once. */
export const PAGE_MAX = 100
export const FREE_TRANSCRIPTIONS_PER_MONTH = 5

/** The service sends at most one e-mail of a kind to an address in this time. */
export const EMAIL_RESEND_INTERVAL = 60_000
/** Success screen of the registration before it goes to login (REG-12). */
export const REGISTER_REDIRECT_DELAY = 8_000
export const TICK = 1_000
/** Timeout of measuring a visitor's audio file. */
export const SOUND_PATIENCE = 120_000
/** After this time a loading screen says so again and offers a way out. */
export const PATIENCE = 8_000
export const EMAIL_LINK_TTL_SECONDS = 3_600
export const EMAIL_CODE_MAX_ATTEMPTS = 5
/** Time for both mailboxes to confirm another address. */
export const EMAIL_CHANGE_TTL = 86_400_000

/** Promises made to people in texts. */
export const CONTACT_RESPONSE_HOURS = 24
export const TERMS_NOTICE_DAYS = 30
export const SUPPORT_HOURS = { timeZone: 'America/Sao_Paulo', opens: 9, closes: 18 } as const
