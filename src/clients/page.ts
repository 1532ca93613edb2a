/** Properties of the page that effects need. */
import { DEFAULT_LANGUAGE, isLanguage, type Language, languageOfTag } from '#contracts/languages.ts'

/** Of the path: a browser that translates the page sets `lang` to what it translates to. */
export const pageLanguage = (): Language => {
  const [, segment] = location.pathname.split('/')
  return isLanguage(segment) ? segment : (languageOfTag(document.documentElement.lang) ?? DEFAULT_LANGUAGE)
}

/** URL to which the links of e-mails lead (AUTH-19). */
export const callbackUrl = () => `${location.origin}/auth/callback`
