import { type Language, LANGUAGE_TAGS } from '#contracts/languages.ts'

/** Created once for each language: during training many percentages are formatted. */
const formats: Partial<Record<Language, Intl.NumberFormat>> = {}

/** A share, from 0 to 1, as a whole percentage: languages differ in the space before the sign. */
export const writePercent = (share: number, language: Language): string =>
  (formats[language] ??= new Intl.NumberFormat(LANGUAGE_TAGS[language], { style: 'percent' })).format(share)
