import { type Language, LANGUAGE_TAGS } from '#contracts/languages.ts'

const initial = (text: string): string => Array.from(text)[0] ?? ''

/** The first character as a capital; one outside the basic plane takes two code units. */
export const initialOf = (text: string, language: Language): string =>
  initial(text).toLocaleUpperCase(LANGUAGE_TAGS[language])

export const capitalized = (text: string, language: Language): string =>
  initialOf(text, language) + text.slice(initial(text).length)
