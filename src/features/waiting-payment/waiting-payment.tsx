import { Trans, useLingui } from '@lingui/react/macro'
import type { WaitingPayment as Waiting } from '#contracts/api/billing.ts'
import { MoneyText } from '#src/account/money-text.tsx'
import { planNameOf } from '#src/account/plan-name.ts'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { ListCard } from '#src/ui/list-card.tsx'
import { CopyPix } from './copy-pix.tsx'
import { Deadline } from './deadline.tsx'
import { DropButton } from './drop-button.tsx'
import { PixCode } from './pix-code.tsx'
import { useWaitingPayment } from './use-waiting-payment.ts'
import { WaitingOutcome } from './waiting-outcome.tsx'

type WaitingPaymentProps = {
  waiting: Waiting | null
  /** Called when the payment is no longer pending: dropped, or paid meanwhile. */
  onOver?: () => void
}

/** A pending payment: amount, deadline, how to pay, and how to drop it. Renders nothing if there is none. */
export const WaitingPayment = ({ waiting, onOver }: WaitingPaymentProps) => {
  const payment = useWaitingPayment(onOver)
  const { view, marker, failure } = payment
  if (view !== 'waiting') {
    return (
      <div {...marker}>
        <WaitingOutcome view={view} />
      </div>
    )
  }
  if (waiting === null) return null
  return (
    <div {...marker}>
      <ListCard
        title={
          waiting.method === 'pix' ? <Trans>Um Pix espera o pagamento</Trans> : <Trans>Pagamento em análise</Trans>
        }
      >
        <Facts {...waiting} />
        {waiting.pix_code !== null && (
          <PixCode code={waiting.pix_code}>
            <CopyPix code={waiting.pix_code} />
          </PixCode>
        )}
        <ButtonRow>
          <DropButton {...payment} />
        </ButtonRow>
        <FailureNote failure={failure} />
      </ListCard>
    </div>
  )
}

const Facts = ({ plan_code: code, amount_cents: cents, currency, expires_at: until }: Waiting) => {
  const { i18n } = useLingui()
  return (
    <>
      <p>
        <strong>
          <Trans>
            <MoneyText cents={cents} currency={currency} /> pelo {planNameOf(i18n, { code })}.
          </Trans>
        </strong>{' '}
        {until !== null && <Deadline key={until} at={until} />}
      </p>
      <p>
        <Trans>
          Assim que o pagamento for confirmado, o plano começa. Para pagar de outro jeito, assine de novo: este Pix é
          cancelado.
        </Trans>
      </p>
    </>
  )
}
