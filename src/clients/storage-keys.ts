/** Names in the browser's storage that more than one bundle reads. */
export const SESSION_KEY = 'prosa.session'
export const READING_PREFERENCES_KEY = 'prosa.comfort'
export const THEME_KEY = 'prosa.theme'
export const CONTACT_DRAFT_KEY = 'prosa.draft.contact'
export const LOGIN_DRAFT_KEY = 'prosa.draft.login'
export const REGISTER_DRAFT_KEY = 'prosa.draft.register'
/** By the id of the person's row, so that another person who signs in on this device does not get the draft. */
export const profileDraftKey = (id: string) => `prosa.draft.profile.${id}`
/** Prefix of the keys of replies that an administrator has not sent: by the administrator's row, and the message. */
export const replyDraftsOf = (id: string) => `prosa.draft.answer.${id}.`
/** Whether the key is one of these two, whoever wrote the draft. */
export const isAccountDraft = (key: string) => /^prosa\.draft\.(profile|answer)\./.test(key)
/** The id of the person's row whose drafts these are; deleted with them. */
export const DRAFT_OWNER_KEY = 'prosa.draft.owner'
/** Whether the key is that of any draft, of an account or of a public form. */
export const isDraft = (key: string) => key.startsWith('prosa.draft.')
export const CONSENT_KEY = 'prosa.consent'
export const LAST_VISIT_KEY = 'prosa.visit'
/** The page that was requested before a sign-in, with its query. */
export const RETURN_TO_KEY = 'prosa.origin'
export const DELETION_KEY = 'prosa.deletion'
