/** The language of this device: detection, cache and explicit choice (LANG-03). */
import {
  DEFAULT_LANGUAGE,
  detectLanguage,
  type Language,
  LANGUAGE_COOKIE,
  LANGUAGE_EXPLICIT_KEY,
  LANGUAGE_KEY,
  languageOfTag,
  OFFER_DISMISSED_KEY,
} from '#contracts/languages.ts'

/** Storage may be disabled or full: then nothing is stored, without an error. */
const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const write = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value)
  } catch {
    // The language is detected again on the next visit.
  }
}

/** Detects and caches; an explicit choice is never overwritten. The default during prerendering. */
export const deviceLanguage = (): Language => {
  if (typeof navigator === 'undefined' || typeof document === 'undefined') return DEFAULT_LANGUAGE
  const isExplicit = read(LANGUAGE_EXPLICIT_KEY) !== null
  const language = detectLanguage({
    saved: read(LANGUAGE_KEY),
    isExplicit,
    browser: navigator.language || null,
    page: document.documentElement.lang || null,
  })
  if (read(LANGUAGE_KEY) !== language) write(LANGUAGE_KEY, language)
  return language
}

/** A year. */
const COOKIE_SECONDS = 31_536_000

/** Stores the choice made in the switcher, and sets the cookie that the server reads. */
export const chooseLanguage = (language: Language): void => {
  write(LANGUAGE_KEY, language)
  write(LANGUAGE_EXPLICIT_KEY, 'true')
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax${secure}`
  endOffer()
}

/**
 * Sets `data-offer` to the language to offer this visitor (LANG-10), by which CSS shows the line in that language. Not set
 * for Portuguese, or if the offer was dismissed before.
 */
export const markOffer = (): void => {
  const language = deviceLanguage()
  if (language === DEFAULT_LANGUAGE || read(OFFER_DISMISSED_KEY) === language) return
  document.documentElement.dataset['offer'] = language
}

/** The offered language; Portuguese means none. */
export const offeredLanguage = (): Language =>
  languageOfTag(document.documentElement.dataset['offer']) ?? DEFAULT_LANGUAGE

/** Hides the offer after an answer, even if that could not be stored (LANG-15). */
const endOffer = () => delete document.documentElement.dataset['offer']

/** The language is not offered again. This is not a choice of a language. */
export const dismissOffer = (language: Language): void => {
  write(OFFER_DISMISSED_KEY, language)
  endOffer()
}
