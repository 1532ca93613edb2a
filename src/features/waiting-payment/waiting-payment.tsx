import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { WaitingPayment as Waiting } from '#contracts/api/billing.ts'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { FocusedHeading } from '#src/ui/focused-heading.tsx'
import { ListCard } from '#src/ui/list-card.tsx'
import { CopyPix } from './copy-pix.tsx'
import { CancelButton } from './cancel-button.tsx'
import { PixCode } from './pix-code.tsx'
import type { CancellablePayment } from './use-waiting-payment.ts'
import { WaitingFacts } from './waiting-facts.tsx'
import { WaitingOutcome } from './waiting-outcome.tsx'
import { WaitingTitle } from './waiting-title.tsx'

type WaitingPaymentProps = {
  payment: CancellablePayment
  waiting: Waiting | null
  /** The person comes from ordering it: it is shown before it was read, and takes the focus. */
  isAwaited?: boolean
  /** Further actions. */
  children?: ReactNode
}

/** A pending payment: amount, deadline, how to pay, and how to cancel it. Renders nothing if there is none. */
export const WaitingPayment = ({ payment, waiting, isAwaited = false, children }: WaitingPaymentProps) => {
  const { view, marker, failure } = payment
  if (view !== 'waiting') {
    return (
      <div {...marker}>
        <WaitingOutcome view={view} />
      </div>
    )
  }
  if (waiting === null && !isAwaited) return null
  const title = <WaitingTitle method={waiting?.method} />
  return (
    <div {...marker}>
      <ListCard title={isAwaited ? <FocusedHeading level="span">{title}</FocusedHeading> : title}>
        {waiting !== null && <HowToPay {...waiting} />}
        <p>
          {waiting === null ? (
            <Trans>Assim que o Pix cair, o plano começa. Você já pode fechar esta página.</Trans>
          ) : (
            <Trans>
              Assim que o pagamento for confirmado, o plano começa. Para pagar de outro jeito, assine de novo: este Pix
              é cancelado.
            </Trans>
          )}
        </p>
        <ButtonRow>
          {children}
          {waiting !== null && <CancelButton {...payment} />}
        </ButtonRow>
        <FailureNote failure={failure} />
      </ListCard>
    </div>
  )
}

const HowToPay = (waiting: Waiting) => {
  const facts = <WaitingFacts {...waiting} />
  if (waiting.pix_code === null) return facts
  return (
    <PixCode code={waiting.pix_code} lead={facts}>
      <CopyPix code={waiting.pix_code} />
    </PixCode>
  )
}
