import { Trans } from '@lingui/react/macro'
import { PlanStatus } from '#src/account/plan-status.tsx'
import { ReadingState, useReading } from '#src/account/reading/reading-state.tsx'
import { LinkTag, linkOf } from '#src/account/transcribe-status.tsx'
import { servicesReading, subscriptionReading } from '#src/account/reading/account-readings.ts'
import { ListRow, ListRows } from '#src/ui/list-card.tsx'
import { PageLink } from '#src/ui/page-link.tsx'

/** The plan in one line, with a link. */
export const PlanSummary = () => (
  <ReadingState reading={useReading(subscriptionReading)} lines={1}>
    {(subscription) => (
      <ListRows>
        <ListRow
          detail={subscription === null ? <Trans>Gratuito</Trans> : subscription.plan.name}
          aside={subscription && <PlanStatus status={subscription.status} isEnding={subscription.is_ending} />}
        >
          <PageLink to="subscription">
            <Trans>Plano</Trans>
          </PageLink>
        </ListRow>
      </ListRows>
    )}
  </ReadingState>
)

/** The linked number in one line, with a link to its settings. */
export const TranscribeSummary = () => (
  <ReadingState reading={useReading(servicesReading)} lines={1}>
    {(services) => {
      const link = linkOf(services)
      return (
        <ListRows>
          <ListRow
            detail={link?.phone_masked ?? <Trans>Nenhum número conectado</Trans>}
            aside={link && <LinkTag status={link.status} />}
          >
            <PageLink to="transcribeSettings">Transcribe</PageLink>
          </ListRow>
        </ListRows>
      )
    }}
  </ReadingState>
)
