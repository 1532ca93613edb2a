/** Names in the browser's storage that more than one bundle reads. */
export const SESSION_KEY = 'prosa.session'
export const READING_PREFERENCES_KEY = 'prosa.comfort'
export const THEME_KEY = 'prosa.theme'
export const CONTACT_DRAFT_KEY = 'prosa.draft.contact'
export const REGISTER_DRAFT_KEY = 'prosa.draft.register'
/** Somebody's own, by the id of their row: nobody else who signs in here finds it. */
export const profileDraftKey = (id: string) => `prosa.draft.profile.${id}`
export const CONSENT_KEY = 'prosa.consent'
export const LAST_VISIT_KEY = 'prosa.visit'
export const DELETION_KEY = 'prosa.deletion'
