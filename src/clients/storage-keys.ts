/** Names in the browser's storage that more than one bundle reads. */
export const SESSION_KEY = 'prosa.session'
export const COMFORT_KEY = 'prosa.comfort'
export const THEME_KEY = 'prosa.theme'
export const CONTACT_DRAFT_KEY = 'prosa.draft.contact'
export const CONSENT_KEY = 'prosa.consent'
export const DELETION_KEY = 'prosa.deletion'
