import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { WaitingPayment as Waiting } from '#contracts/api/billing.ts'
import { viewOf } from '#machines/kit/view.ts'
import { markerOf } from '#src/flow-runtime/marker.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'
import { waitingPaymentFlow } from './waiting-payment.flow.ts'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Button } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { FocusedHeading } from '#src/ui/focused-heading.tsx'
import { ListCard } from '#src/ui/list-card.tsx'
import { useWhen } from '#src/account/use-when.ts'
import { planNameOf } from '#src/account/plan-name.ts'
import { CopyButton } from '#src/account/copy-button.tsx'
import { DateText } from '#src/account/date-text.tsx'
import { MoneyText } from '#src/account/money-text.tsx'

type WaitingPaymentProps = {
  waiting: Waiting | null
  /** Called when the payment is no longer pending: dropped, or paid meanwhile. */
  onOver?: () => void
}

const nobodyListens = () => {}

const Dropped = () => (
  <>
    <FocusedHeading>
      <Trans>Você desistiu do pagamento</Trans>
    </FocusedHeading>
    <p>
      <Trans>Nada foi cobrado, e seu plano continua como estava.</Trans>
    </p>
  </>
)

const Paid = () => (
  <>
    <FocusedHeading>
      <Trans>O pagamento já tinha sido feito</Trans>
    </FocusedHeading>
    <p>
      <Trans>O plano já está ativo. Se não era o que você queria, fale com a gente em até 7 dias.</Trans>
    </p>
  </>
)

/** A pending payment: amount, deadline, how to pay, and how to drop it. Renders nothing if there is none. */
export const WaitingPayment = ({ waiting, onOver = nobodyListens }: WaitingPaymentProps) => {
  const flow = useFlow(waitingPaymentFlow)
  const state = useSelector(flow, (snapshot) => snapshot)
  const isOver = viewOf(state) === 'dropped' || viewOf(state) === 'paid'
  useWhen(isOver, onOver)
  const isBusy = state.hasTag('busy')
  const part = markerOf(state)
  switch (viewOf(state)) {
    case 'dropped':
      return (
        <div {...part}>
          <Dropped />
        </div>
      )
    case 'paid':
      return (
        <div {...part}>
          <Paid />
        </div>
      )
    case 'waiting':
    case null:
      return (
        waiting !== null && (
          <div {...part}>
            <ListCard
              title={
                waiting.method === 'pix' ? (
                  <Trans>Um Pix espera o pagamento</Trans>
                ) : (
                  <Trans>Pagamento em análise</Trans>
                )
              }
            >
              <Facts {...waiting} />
              {waiting.pix_code !== null && (
                <CopyButton text={waiting.pix_code}>
                  <Trans>Copiar código Pix</Trans>
                </CopyButton>
              )}
              <ButtonRow>
                <Button kind="quiet" busy={isBusy} onClick={() => flow.send({ type: 'payment.drop' })}>
                  {isBusy ? <Trans>Desistindo...</Trans> : <Trans>Desistir do pagamento</Trans>}
                </Button>
              </ButtonRow>
              <FailureNote failure={state.context.failure} />
            </ListCard>
          </div>
        )
      )
  }
}

const Facts = ({ plan_code: code, amount_cents: cents, currency, expires_at: until }: Waiting) => (
  <>
    <p>
      <Trans>
        <MoneyText cents={cents} currency={currency} /> pelo {planNameOf(code)}.
      </Trans>{' '}
      {until !== null && (
        <Trans>
          Pague até <DateText at={until} as="moment" />.
        </Trans>
      )}
    </p>
    <p>
      <Trans>
        Assim que o pagamento for confirmado, o plano começa. Para pagar de outro jeito, assine de novo: este Pix é
        cancelado.
      </Trans>
    </p>
  </>
)
