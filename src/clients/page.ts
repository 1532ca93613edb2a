/** What an effect needs to know of the page it runs on. */
import { DEFAULT_LANGUAGE, type Language, languageOfTag } from '#contracts/languages.ts'

export const pageLanguage = (): Language => languageOfTag(document.documentElement.lang) ?? DEFAULT_LANGUAGE

/** Where links of e-mails come back to (AUTH-19). */
export const callbackAddress = () => `${location.origin}/auth/callback`
