import { Trans } from '@lingui/react/macro'
import { FocusedHeading } from '#src/ui/focused-heading.tsx'
import type { CancellablePayment } from './use-pending-payment.ts'

/** The outcome of the payment that the person cancelled; nothing before a cancellation. */
export const PendingOutcome = ({ view, level = 'h2' }: Pick<CancellablePayment, 'view'> & { level?: 'h2' | 'h3' }) => {
  if (view !== 'cancelled' && view !== 'paid') return null
  return (
    <>
      <FocusedHeading level={level}>
        {view === 'cancelled' ? (
          <Trans>Você desistiu do pagamento</Trans>
        ) : (
          <Trans>O pagamento já tinha sido feito</Trans>
        )}
      </FocusedHeading>
      <p>
        {view === 'cancelled' ? (
          <Trans>Nada foi cobrado, e seu plano continua como estava.</Trans>
        ) : (
          <Trans>O plano já está ativo. Se não era o que você queria, fale com a gente em até 7 dias.</Trans>
        )}
      </p>
    </>
  )
}
