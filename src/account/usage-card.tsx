import { Plural, Trans } from '@lingui/react/macro'
import type { Usage } from '#contracts/api/usage.ts'
import { ListCard } from '#src/ui/list-card.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import { isNearlySpent } from './is-nearly-spent.ts'
import { DateText } from './date-text.tsx'
import { QueryState, type QueryResult } from './query/query-state.tsx'

/** Usage of the month: transcriptions, their limit, and when it is reset. */
export const UsageCard = ({ query }: { query: QueryResult<Usage> }) => (
  <ListCard title={<Trans>Uso deste mês</Trans>}>
    <QueryState query={query} lines={2}>
      {(usage) => <UsageMeter {...usage} />}
    </QueryState>
  </ListCard>
)

const UsageMeter = ({ this_month: used, monthly_limit: limit, resets_at: resetsAt }: Usage) => {
  if (limit === null) {
    return (
      <p>
        <Plural
          value={used}
          _0="Nenhuma transcrição este mês, sem limite."
          one="# transcrição este mês, sem limite."
          other="# transcrições este mês, sem limite."
        />
      </p>
    )
  }
  const isSpent = used >= limit
  return (
    <>
      <ProgressBar
        label={<Trans>Transcrições</Trans>}
        text={
          <Trans>
            {used} de {limit}
          </Trans>
        }
        value={Math.min(used, limit)}
        max={limit}
        isSpent={isSpent}
      />
      {isNearlySpent(used, limit) && (
        <Notice tone="warning">
          {isSpent ? (
            <Trans>Você atingiu o limite deste mês.</Trans>
          ) : (
            <Trans>Você está perto do limite deste mês.</Trans>
          )}
        </Notice>
      )}
      <p>
        <Trans>
          A contagem recomeça em <DateText at={resetsAt} as="planDay" />.
        </Trans>
      </p>
    </>
  )
}
