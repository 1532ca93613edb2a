/** Properties of the page that effects need. */
import { DEFAULT_LANGUAGE, type Language, languageOfTag } from '#contracts/languages.ts'

export const pageLanguage = (): Language => languageOfTag(document.documentElement.lang) ?? DEFAULT_LANGUAGE

/** URL to which the links of e-mails lead (AUTH-19). */
export const callbackAddress = () => `${location.origin}/auth/callback`
