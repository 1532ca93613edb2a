/** The language of a visitor who asked for a page of no language: the one chosen on this site, else the browser's. */
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  type Language,
  LANGUAGE_COOKIE,
  languageOfBrowser,
} from '#contracts/languages.ts'
import type { AppEnv } from './app-env.ts'

/** What `visitorLanguage` looks at, for caches. */
export const LANGUAGE_VARY = 'Accept-Language, Cookie'

/** Tags by weight, the heaviest first; of equal ones the first. A weight of 0 says no. */
const acceptedTags = (header: string): string[] =>
  header
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim())
      const weight = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2)
      return { tag, weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)

const acceptedLanguage = (header: string): Language | null =>
  acceptedTags(header)
    .map((tag) => languageOfBrowser(tag))
    .find((language) => language !== null) ?? null

export const visitorLanguage = (c: Context<AppEnv>): Language => {
  const chosen = getCookie(c, LANGUAGE_COOKIE)
  if (isLanguage(chosen)) return chosen
  return acceptedLanguage(c.req.header('Accept-Language') ?? '') ?? DEFAULT_LANGUAGE
}
