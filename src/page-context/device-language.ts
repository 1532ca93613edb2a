/** The language this device asks for: read, cached and chosen here (LANG-03). */
import {
  DEFAULT_LANGUAGE,
  detectLanguage,
  type Language,
  LANGUAGE_COOKIE,
  LANGUAGE_EXPLICIT_KEY,
  LANGUAGE_KEY,
  OFFER_DISMISSED_KEY,
} from '#contracts/languages.ts'

/** Storage may be switched off or full: then nothing is remembered, and nothing breaks. */
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
    // Nothing depends on it.
  }
}

/** Detects and caches; an explicit choice is never overwritten. On the server there is no device: the default. */
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

/** The choice made in the switcher, for good; the server learns it from the cookie. */
export const chooseLanguage = (language: Language): void => {
  write(LANGUAGE_KEY, language)
  write(LANGUAGE_EXPLICIT_KEY, 'true')
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax${secure}`
}

/**
 * What the Portuguese root offers this visitor (LANG-10); Portuguese, its own language, is no offer. None is made
 * twice.
 */
export const languageToOffer = (): Language => {
  const language = deviceLanguage()
  return read(OFFER_DISMISSED_KEY) === language ? DEFAULT_LANGUAGE : language
}

/** Not asked again; no choice of a language. */
export const dismissOffer = (language: Language): void => write(OFFER_DISMISSED_KEY, language)
