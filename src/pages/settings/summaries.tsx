import { Trans, useLingui } from '@lingui/react/macro'
import { planNameOf } from '#src/account/plan-name.ts'
import { PlanStatus } from '#src/account/plan-status.tsx'
import { ReadingState, useReading } from '#src/account/reading/reading-state.tsx'
import { LinkTag, linkOf } from '#src/account/transcribe-status.tsx'
import { servicesReading } from '#src/account/reading/account-readings.ts'
import { subscriptionReading } from '#src/account/reading/plan-readings.ts'
import { ListRows } from '#src/ui/list-card.tsx'
import { SettingsRow } from './settings-row.tsx'

/** The plan in one line, with a link. */
export const PlanSummary = () => {
  const { i18n } = useLingui()
  return (
    <ReadingState reading={useReading(subscriptionReading)} lines={1}>
      {(subscription) => (
        <ListRows isClickable isShort>
          <SettingsRow
            to="subscription"
            detail={planNameOf(i18n, subscription?.plan ?? null)}
            aside={subscription && <PlanStatus status={subscription.status} isEnding={subscription.is_ending} />}
          />
        </ListRows>
      )}
    </ReadingState>
  )
}

/** The linked number in one line, with a link to its settings. */
export const TranscribeSummary = () => (
  <ReadingState reading={useReading(servicesReading)} lines={1}>
    {(services) => {
      const link = linkOf(services)
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
  </ReadingState>
)
