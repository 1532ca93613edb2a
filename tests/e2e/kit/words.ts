/** The product's own words: a test names a text in Portuguese, its source, and gets it in the language it plays in. */
import { IN_OWN_WORDS } from '#machines/kit/samples.ts'
import type { Language } from '#contracts/languages.ts'
import { catalogueTexts } from '#tests/kit/catalogue-texts.ts'

/** What a service says is shown as it is, in every language. */
const SAID_ELSEWHERE = [[IN_OWN_WORDS.fail.told, IN_OWN_WORDS.fail.told]] as const

const catalogOf = (language: Language): Map<string, string> =>
  new Map([...catalogueTexts(language).map(({ text, said }) => [text, said] as const), ...SAID_ELSEWHERE])

export type Say = (portuguese: string) => string

export const wordsIn = (language: Language): Say => {
  const catalog = catalogOf(language)
  return (portuguese) => {
    const said = catalog.get(portuguese)
    if (said === undefined || said === '') throw new Error(`No text '${portuguese}' in locales/${language}`)
    return said
  }
}
