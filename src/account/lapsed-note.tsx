import { Trans } from '@lingui/react/macro'
import type { Subscription } from '#contracts/api/billing.ts'
import { countsUntil } from '#contracts/plan-standing.ts'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { DateText } from './date-text.tsx'
import { meaningOf } from './plan-meaning.ts'

type LapsedNoteProps = {
  subscription: Subscription
  /** Null: paying is not possible now. */
  onPay?: (() => void) | null
}

/** Note on an unpaid or ended plan: its consequences, and a button to pay while it can still be paid. */
export const LapsedNote = ({ subscription, onPay = null }: LapsedNoteProps) => {
  const meaning = meaningOf(subscription.status)
  if (meaning === null || meaning === 'counts') return null
  const until = countsUntil(subscription)
  return (
    <>
      <Notice tone="warning">
        {meaning === 'over' ? (
          <Trans>Enquanto a assinatura não está ativa, vale o plano gratuito. Nada está sendo cobrado.</Trans>
        ) : (
          <Trans>Não recebemos o último pagamento. Pague de novo para continuar com o plano.</Trans>
        )}
        {meaning === 'late' && until !== null && (
          <>
            {' '}
            <Trans>
              Ele ainda vale até <DateText at={until} as="day" />.
            </Trans>
          </>
        )}
      </Notice>
      {meaning !== 'over' && onPay !== null && (
        <ButtonRow>
          <Button kind="primary" onClick={onPay}>
            <Trans>Pagar de novo</Trans>
          </Button>
        </ButtonRow>
      )}
    </>
  )
}
