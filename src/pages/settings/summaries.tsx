import { Trans, useLingui } from '@lingui/react/macro'
import { planNameOf } from '#src/account/plan-name.ts'
import { PlanStatus } from '#src/account/plan-status.tsx'
import { QueryState, useQuery } from '#src/account/query/query-state.tsx'
import { LinkTag, transcribeLinkOf } from '#src/account/transcribe-status.tsx'
import { servicesQuery } from '#src/account/query/account-queries.ts'
import { subscriptionQuery } from '#src/account/query/plan-queries.ts'
import { ListRows } from '#src/ui/list-card.tsx'
import { SettingsRow } from './settings-row.tsx'

/** The plan in one line, with a link. */
export const PlanSummary = () => {
  const { i18n } = useLingui()
  return (
    <QueryState query={useQuery(subscriptionQuery)} lines={1}>
      {(subscription) => (
        <ListRows isClickable isShort>
          <SettingsRow
            to="subscription"
            detail={planNameOf(i18n, subscription?.plan ?? null)}
            aside={subscription && <PlanStatus status={subscription.status} isEnding={subscription.is_ending} />}
          />
        </ListRows>
      )}
    </QueryState>
  )
}

/** The linked number in one line, with a link to its settings. */
export const TranscribeSummary = () => (
  <QueryState query={useQuery(servicesQuery)} lines={1}>
    {(services) => {
      const link = transcribeLinkOf(services)
      return (
        <ListRows isClickable isShort>
          <SettingsRow
            to="transcribeSettings"
            detail={link?.phone_masked ?? <Trans>Nenhum número conectado</Trans>}
            aside={link && <LinkTag status={link.status} />}
          />
        </ListRows>
      )
    }}
  </QueryState>
)
