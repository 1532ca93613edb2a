/** The languages of the product, their detection, and their path segments (LANG-01 to LANG-06). */

export const LANGUAGES = ['pt', 'en', 'es', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

export const DEFAULT_LANGUAGE: Language = 'pt'

/** Local storage key of the saved choice. */
export const LANGUAGE_KEY = 'i18nextLng'
/** Marks a saved choice as made in the switcher, so that detection never overwrites it (LANG-06). */
export const LANGUAGE_EXPLICIT_KEY = 'i18nextLngExplicit'
/** Cookie with the explicit choice, kept for a year: only the server reads it, to redirect paths without a language. */
export const LANGUAGE_COOKIE = 'language'
/** Holds the language whose offer was dismissed (LANG-13). */
export const OFFER_DISMISSED_KEY = 'prosa.offer.dismissed'

/** BCP 47 tags for `lang`, `hreflang` and Intl. */
export const LANGUAGE_TAGS: Record<Language, string> = { pt: 'pt-BR', en: 'en', es: 'es', fr: 'fr' }

/** Each language's name in itself, for the switcher. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  pt: 'Português',
  en: 'English',
  es: 'Español',
  fr: 'Français',
}

const known: ReadonlySet<string> = new Set(LANGUAGES)

/** Exact match only: `PT`, `pt-BR` or `__proto__` are not language segments. */
export const isLanguage = (value: unknown): value is Language => typeof value === 'string' && known.has(value)

/** Any code starting with pt, en, fr or es maps to it, otherwise null. */
export const languageOfTag = (tag: string | null | undefined): Language | null => {
  const prefix = tag?.slice(0, 2).toLowerCase()
  return isLanguage(prefix) ? prefix : null
}

/** Inputs of the detection; null where the device has none. */
export type LanguageSignals = {
  saved: string | null
  isExplicit: boolean
  browser: string | null
  page: string | null
}

/** A tag that starts with pt or contains BR. */
const isBrazilian = (tag: string | null) => tag !== null && (/^pt/i.test(tag) || /BR/.test(tag))

/** The language of a browser's tag; null for a language that the product does not have. */
export const languageOfBrowser = (tag: string): Language | null => (isBrazilian(tag) ? 'pt' : languageOfTag(tag))

/**
 * Detection order (LANG-03): saved choice, browser language, page language, else pt.
 * A Brazilian browser forces pt, unless the saved choice was explicit (LANG-06).
 */
export const detectLanguage = ({ saved, isExplicit, browser, page }: LanguageSignals): Language => {
  const choice = languageOfTag(saved)
  if (isExplicit && choice) return choice
  if (isBrazilian(browser)) return 'pt'
  if (choice) return choice
  // Only the first source is used: an unknown language in it means pt.
  const tag = browser ?? page
  return languageOfTag(tag) ?? DEFAULT_LANGUAGE
}
