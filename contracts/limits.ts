/**
 * Business constants and limits (LIMIT-01 to LIMIT-41). Durations are milliseconds, sizes bytes, unless the name says
 * otherwise.
 */

export const PASSWORD_MIN_LENGTH = 6
/** bcrypt ignores everything after 72 bytes: a longer password would match with any ending. */
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
/** Maximum size of a picked picture. The browser crops and scales it before the upload. */
export const PICTURE_MAX_BYTES = 15_000_000
/** Width and height of a stored picture, in pixels. */
export const AVATAR_SIZE = 512
export const MESSAGE_MIN_LENGTH = 10
export const MESSAGE_MAX_LENGTH = 4000
export const EMAIL_CODE_LENGTH = 6
/** Digits of an authenticator app's code. */
export const FACTOR_CODE_LENGTH = 6
export const RECOVERY_CODE_COUNT = 10
/** Without the hyphen in the middle. */
export const RECOVERY_CODE_LENGTH = 10
/** Lifetime of a challenge of the second factor. */
export const FACTOR_CHALLENGE_TTL = 300_000

/** Lifetime of an invitation to register. */
export const INVITATION_TTL_DAYS = 14

export const SECOND = 1_000

export const API_TIMEOUT = 10_000
/** Timeout of an effect: a little longer than that of the client, whose failure is more precise. */
export const CALL_TIMEOUT = API_TIMEOUT + SECOND
/** Timeout of a download, which fails after `API_TIMEOUT` if nothing arrives. */
export const DOWNLOAD_TIMEOUT = 600_000
/** After this time the browser has not left for Google, and the form is ready again. */
export const GOOGLE_REDIRECT_TIMEOUT = 11_000
/** After this time a navigation within the site has happened, unless it leads to the page itself. */
export const NAVIGATION_TIMEOUT = 1_000
/** Minimum interval between two reports of a person's activity. */
export const ACTIVITY_REPORT_INTERVAL = 1_000
/** Maximum age of a session that counts as reauthenticated, without the password again. */
export const REAUTH_MAX_AGE = 600_000
/** Decrypted text is hidden again after this time. */
export const HIDE_TEXT_AFTER = 300_000
/** Summaries that are shown are hidden again after this time without activity. */
export const SUMMARIES_IDLE = 300_000
/** A pause longer than this starts a new visit. */
export const VISIT_PAUSE = 1_800_000
/** How long undo is offered after a deletion. */
export const UNDO_OFFERED = 10_000
/** Maximum while the offer has focus or the pointer. */
export const UNDO_PAUSED = 40_000
/** How long the server can undo a deletion: longer than undo is offered, to allow for slow connections and a retry. */
export const UNDO_POSSIBLE = 60_000
export const DELETED_AT_ONCE_MAX = 50
export const LINK_CODE_TTL = 600_000
export const LINK_CODE_LENGTH = 8
export const EXPORT_TTL_DAYS = 7
export const CHECKOUT_TTL = 3_600_000
/** Default lifetime of a Pix payment, if the provider sends none. */
export const PIX_TTL = 86_400_000
/** Grace period of a plan that was not renewed. */
export const PLAN_GRACE_DAYS = 5
/** How long before the end of a paid month without renewal the end is announced. */
export const PLAN_REMINDER_DAYS = 3
/** Timeout of the page that polls for the provider's confirmation. */
export const CHECKOUT_CONFIRM_LIMIT = 30_000
/** Timeout of a redirect to the provider's page; after it the page is offered as a link. */
export const REDIRECT_TIMEOUT = 3_000
export const USER_LOOKUP_TTL = 10_000
export const KEY_SET_TTL = 600_000
export const TRANSCRIPTIONS_PAGE_SIZE = 10
export const ACTIVITY_PAGE_SIZE = 20
/** Maximum number of sessions that are listed, newest first. */
export const SESSIONS_SHOWN = 50
export const PAYMENTS_PAGE_SIZE = 20
export const ADMIN_PAGE_SIZE = 20
/** Note on a deactivation or activation, for other administrators. */
export const ACTIVATION_NOTE_MAX_LENGTH = 500
/** Opening the history of a person is recorded once in this time. */
export const HISTORY_READ_INTERVAL = 3_600_000
/** Search text of the list of people. */
export const USER_SEARCH_MAX_LENGTH = 120
/** Debounce of the search field. */
export const SEARCH_PAUSE = 400
/** Maximum page size of every list. */
export const PAGE_MAX = 100
/**
 * A cursor is base64url, four characters for three bytes, of what its list is ordered by, a space and an id of 36 characters.
 * The longest are names: ordered by their decomposed form, in which a Hangul syllable is three letters of three bytes.
 */
export const CURSOR_MAX_LENGTH = Math.ceil(((NAME_MAX_LENGTH * 9 + 1 + 36) * 4) / 3)
export const FREE_TRANSCRIPTIONS_PER_MONTH = 5

/** Minimum interval between two e-mails of a kind to one address. */
export const EMAIL_RESEND_INTERVAL = 60_000
/** Countdown of the registration's success screen before it redirects to login (REG-12). */
export const REGISTER_REDIRECT_DELAY = 8_000
/** Timeout of measuring a visitor's audio file. */
export const SOUND_TIMEOUT = 120_000
/** After this time a loading screen offers a retry and a way home. */
export const LOADING_TIMEOUT = 8_000
export const EMAIL_LINK_TTL_SECONDS = 3_600
export const EMAIL_CODE_MAX_ATTEMPTS = 5
/** Time in which both mailboxes must confirm an e-mail change. */
export const EMAIL_CHANGE_TTL = 86_400_000

/** Commitments made in texts for people. */
export const CONTACT_RESPONSE_HOURS = 24
export const TERMS_NOTICE_DAYS = 30
export const SUPPORT_HOURS = { timeZone: 'America/Sao_Paulo', opens: 9, closes: 18 } as const
