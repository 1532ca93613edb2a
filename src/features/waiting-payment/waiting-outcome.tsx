import { Trans } from '@lingui/react/macro'
import { FocusedHeading } from '#src/ui/focused-heading.tsx'
import type { DroppablePayment } from './use-waiting-payment.ts'

/** What became of the payment that the person gave up; nothing before. */
export const WaitingOutcome = ({ view, level = 'h2' }: Pick<DroppablePayment, 'view'> & { level?: 'h2' | 'h3' }) => {
  if (view !== 'dropped' && view !== 'paid') return null
  return (
    <>
      <FocusedHeading level={level}>
        {view === 'dropped' ? (
          <Trans>Você desistiu do pagamento</Trans>
        ) : (
          <Trans>O pagamento já tinha sido feito</Trans>
        )}
      </FocusedHeading>
      <p>
        {view === 'dropped' ? (
          <Trans>Nada foi cobrado, e seu plano continua como estava.</Trans>
        ) : (
          <Trans>O plano já está ativo. Se não era o que você queria, fale com a gente em até 7 dias.</Trans>
        )}
      </p>
    </>
  )
}
