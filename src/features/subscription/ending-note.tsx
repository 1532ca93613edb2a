import { Trans } from '@lingui/react/macro'
import type { Subscription } from '#contracts/api/billing.ts'
import { DateText } from '#src/account/date-text.tsx'
import { Notice } from '#src/ui/notice.tsx'

/** For a cancelled plan: until when it lasts, and that nothing more is charged. */
export const EndingNote = ({ subscription: { current_period_end: end } }: { subscription: Subscription }) => (
  <Notice tone="warning">
    <Trans>Assinatura cancelada: nada mais será cobrado.</Trans>{' '}
    {end !== null && (
      <Trans>
        Você continua com tudo até <DateText at={end} as="planDay" />.
      </Trans>
    )}
  </Notice>
)
