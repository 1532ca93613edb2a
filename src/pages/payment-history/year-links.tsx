import { Trans, useLingui } from '@lingui/react/macro'
import { useLanguage } from '#src/page-context/place.ts'
import { ChoiceLinks } from '#src/ui/choice-links.tsx'
import { paymentHistoryUrl } from './payment-history-url.ts'

/** Filter of the list by year. */
export const YearLinks = ({ years, current }: { years: readonly number[]; current: string | null }) => {
  const { t } = useLingui()
  const language = useLanguage()
  const choices = [null, ...years.map(String)].map((year) => ({
    key: year ?? 'all',
    href: paymentHistoryUrl(language, { year }),
    isCurrent: year === current,
    name: year ?? <Trans>Todos</Trans>,
  }))
  return <ChoiceLinks label={t`Ano`} choices={choices} />
}
