/** Language of a request without a language in its path: the explicit choice in the cookie, else the browser's. */
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

/** Request headers that `visitorLanguage` reads, for `Vary`. */
export const LANGUAGE_VARY = 'Accept-Language, Cookie'

/** Tags by weight, highest first, else in their order. A weight of 0 excludes a tag. */
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
