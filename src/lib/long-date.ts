import type { Language } from '#contracts/languages.ts'

const MONTHS: Record<Language, string> = {
  pt: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  en: 'January February March April May June July August September October November December',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
}

/** As `Intl.DateTimeFormat` writes a long date, whose first use costs more than all else that a page runs to come alive. */
export const longDateOf = (isoDay: string, language: Language): string => {
  const [year = 0, number = 0, day = 0] = isoDay.split('-').map(Number)
  const month = MONTHS[language].split(' ')[number - 1] ?? ''
  if (language === 'en') return `${month} ${day}, ${year}`
  return [day, month, year].join(language === 'fr' ? ' ' : ' de ')
}
