import { Trans, useLingui } from '@lingui/react/macro'
import { TRANSCRIPTION_PERIODS, type TranscriptionFilter } from '#contracts/api/transcriptions.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { ChoiceLinks } from '#src/ui/choice-links.tsx'
import { FilterMenu } from '#src/ui/filter-menu.tsx'
import { urlOf } from './filter-in.ts'

/** Filters of the list in a disclosure whose label names the active ones: by period, and with or without summaries. */
export const FilterLinks = ({ filter }: { filter: TranscriptionFilter }) => {
  const { t } = useLingui()
  const language = useLanguage()
  const periods = [undefined, ...TRANSCRIPTION_PERIODS].map((days) => ({
    key: days ?? 'all',
    href: urlOf(language, { ...filter, days }),
    isCurrent: days === filter.days,
    name: days === undefined ? <Trans>Todo o período</Trans> : <Trans>{days} dias</Trans>,
  }))
  const summaries = [
    { summary: undefined, name: <Trans>Todas</Trans> },
    { summary: 'with', name: <Trans>Com resumo</Trans> },
    { summary: 'without', name: <Trans>Sem resumo</Trans> },
  ] as const
  const choices = summaries.map(({ summary, name }) => ({
    key: summary ?? 'all',
    href: urlOf(language, { ...filter, summary }),
    isCurrent: summary === filter.summary,
    name,
  }))
  const chosen = [...periods, ...choices].filter(({ key, isCurrent }) => isCurrent && key !== 'all')
  return (
    <FilterMenu chosen={chosen}>
      <ChoiceLinks label={t`Período`} choices={periods} />
      <ChoiceLinks label={t`Resumo`} choices={choices} />
    </FilterMenu>
  )
}
