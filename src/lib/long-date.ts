import type { Language } from '#contracts/languages.ts'

const MONTHS: Record<Language, string> = {
  pt: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  en: 'January February March April May June July August September October November December',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
}

/** `2025-01-15` in the long format of `Intl.DateTimeFormat`, whose first use takes longer than the rest of hydration. */
export const longDateOf = (isoDay: string, language: Language): string => {
  const [year = 0, number = 0, day = 0] = isoDay.split('-').map(Number)
  const month = MONTHS[language].split(' ')[number - 1] ?? ''
  if (language === 'en') return `${month} ${day}, ${year}`
  return [day, month, year].join(language === 'fr' ? ' ' : ' de ')
}
