import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PendingPayment as Pending } from '#contracts/api/billing.ts'
import { Polling } from '#src/account/polling.tsx'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { FocusedHeading } from '#src/ui/focused-heading.tsx'
import { ListCard } from '#src/ui/list-card.tsx'
import { CopyPix } from './copy-pix.tsx'
import { CancelButton } from './cancel-button.tsx'
import { PixCode } from './pix-code.tsx'
import type { CancellablePayment } from './use-pending-payment.ts'
import { PendingFacts } from './pending-facts.tsx'
import { PendingOutcome } from './pending-outcome.tsx'
import { PendingTitle } from './pending-title.tsx'

type PendingPaymentProps = {
  payment: CancellablePayment
  pending: Pending | null
  /** Shown right after the order: it is rendered before it was read, and takes the focus. */
  isAwaited?: boolean
  /** Further actions. */
  children?: ReactNode
}

/** A pending payment: amount, deadline, how to pay, and how to cancel it. Renders nothing if there is none. */
export const PendingPayment = ({ payment, pending, isAwaited = false, children }: PendingPaymentProps) => {
  const { view, marker, failure } = payment
  if (view !== 'pending') {
    return (
      <div {...marker}>
        <PendingOutcome view={view} />
      </div>
    )
  }
  if (pending === null && !isAwaited) return null
  const title = <PendingTitle method={pending?.method} />
  return (
    <div {...marker}>
      <ListCard title={isAwaited ? <FocusedHeading level="span">{title}</FocusedHeading> : title}>
        {pending !== null && <HowToPay {...pending} />}
        <p>
          {pending === null ? (
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
          {pending !== null && <CancelButton {...payment} />}
        </ButtonRow>
        <FailureNote failure={failure} />
      </ListCard>
    </div>
  )
}

/** Polled while it is shown: people pay in another app, or on another device. */
const HowToPay = (pending: Pending) => {
  const facts = (
    <>
      <Polling query="pendingPayment" />
      <PendingFacts {...pending} />
    </>
  )
  if (pending.pix_code === null) return facts
  return (
    <PixCode code={pending.pix_code} lead={facts}>
      <CopyPix code={pending.pix_code} />
    </PixCode>
  )
}
