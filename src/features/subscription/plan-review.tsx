import { Trans } from '@lingui/react/macro'
import type { BillingPlan } from '#contracts/api/billing.ts'
import { MoneyText } from '#src/account/money-text.tsx'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Button } from '#src/ui/button.tsx'
import { Definition, DefinitionList } from '#src/ui/definition-list.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { Allowance } from './allowance.tsx'
import styles from './subscription.module.css'
import type { ShownCheckout } from './use-checkout.ts'
import { WithdrawalRight } from './withdrawal-right.tsx'

type PlanReviewProps = Pick<ShownCheckout, 'failure' | 'isBusy' | 'send'> & {
  /** Undefined if it is no longer sold: then only a button back is shown. */
  plan: BillingPlan | undefined
}

/** The chosen plan with its terms, before it is ordered. */
export const PlanReview = ({ failure, isBusy, send, plan }: PlanReviewProps) => (
  <>
    {plan !== undefined && <Terms {...plan} />}
    <ButtonRow>
      {plan !== undefined && (
        <>
          <Button kind="primary" busy={isBusy} onClick={() => send({ type: 'plan.confirm', method: 'card' })}>
            <Trans>Ir para o pagamento</Trans>
          </Button>
          <Button kind="ghost" busy={isBusy} onClick={() => send({ type: 'plan.confirm', method: 'pix' })}>
            <Trans>Pagar um mês por Pix</Trans>
          </Button>
        </>
      )}
      <Button kind="quiet" busy={isBusy} onClick={() => send({ type: 'review.cancel' })}>
        <Trans>Voltar aos planos</Trans>
      </Button>
    </ButtonRow>
    <FailureNote failure={failure} />
  </>
)

const Terms = (plan: BillingPlan) => {
  const { name, price_cents: cents, currency } = plan
  return (
    <>
      <DefinitionList>
        <Definition term={<Trans>Plano</Trans>}>{name}</Definition>
        <Definition term={<Trans>O que inclui</Trans>}>
          <Allowance {...plan} />
        </Definition>
        {cents !== null && (
          <>
            <Definition term={<Trans>Valor por mês</Trans>}>
              <MoneyText cents={cents} currency={currency} />
            </Definition>
            <Definition term={<Trans>Primeira cobrança</Trans>}>
              <Trans>
                Hoje, <MoneyText cents={cents} currency={currency} />
              </Trans>
            </Definition>
          </>
        )}
        <Definition term={<Trans>Renovação</Trans>}>
          <Trans>Todo mês, até você cancelar</Trans>
        </Definition>
      </DefinitionList>
      <ul className={styles['kept']}>
        <li>
          <Trans>Cancele quando quiser, nesta página. O plano continua até o fim do período pago.</Trans>
        </li>
        <li>
          <Trans>Por Pix, você paga um mês, que não se renova sozinho.</Trans>
        </li>
        <li>
          <WithdrawalRight />
        </li>
        <li>
          <Trans>O pagamento é na página seguinte. Antes dele, nada é cobrado.</Trans>
        </li>
      </ul>
    </>
  )
}
