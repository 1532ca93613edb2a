import { LANGUAGE_TAGS } from '#contracts/languages.ts'
import { useLanguage } from '#src/page-context/place.ts'

/** An amount in hundredths of a currency (ISO 4217), formatted in the language of the page. */
export const MoneyText = ({ cents, currency }: { cents: number; currency: string }) =>
  new Intl.NumberFormat(LANGUAGE_TAGS[useLanguage()], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).format(cents / 100)
