import { Trans } from '@lingui/react/macro'
import type { Subscription } from '#contracts/api/billing.ts'
import { planEndOf } from '#contracts/plan-status.ts'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
import { DateText } from './date-text.tsx'
import { entitlementOf } from './plan-entitlement.ts'

type LapsedNoteProps = {
  subscription: Subscription
  /** Null: paying is not possible now. */
  onPay?: (() => void) | null
}

/** Note on a plan that is unpaid, over or in an unknown status: its consequences, and the next step. */
export const LapsedNote = ({ subscription, onPay = null }: LapsedNoteProps) => {
  const entitlement = entitlementOf(subscription.status)
  if (entitlement === 'entitled') return null
  return (
    <>
      <Notice tone={entitlement === 'late' || entitlement === 'unpaid' ? 'warning' : 'info'}>
        <LapsedText {...subscription} />
      </Notice>
      {entitlement !== null && onPay !== null && (
        <ButtonRow>
          <Button kind="primary" onClick={onPay}>
            {entitlement === 'over' ? <Trans>Assinar de novo</Trans> : <Trans>Pagar agora</Trans>}
          </Button>
        </ButtonRow>
      )}
    </>
  )
}

const LapsedText = (subscription: Subscription) => {
  const { status, plan } = subscription
  const until = planEndOf(subscription)
  switch (status) {
    case 'past_due':
      return (
        <>
          <Trans>O pagamento da renovação não chegou.</Trans>{' '}
          {until !== null && (
            <Trans>
              Seu {plan.name} vale até <DateText at={until} as="planDay" />: pague até lá e nada muda.
            </Trans>
          )}
        </>
      )
    case 'unpaid':
      return <Trans>O pagamento não chegou, e o plano parou. Até você pagar, vale o gratuito.</Trans>
    case 'incomplete':
      return (
        <Trans>
          O primeiro pagamento não foi concluído. O plano começa assim que ele for confirmado; até lá, vale o gratuito.
        </Trans>
      )
    case 'paused':
      return <Trans>A assinatura está pausada. Nada está sendo cobrado, e vale o plano gratuito.</Trans>
    case 'canceled':
    case 'ended':
    case 'replaced':
      return <Trans>Agora vale o plano gratuito. Nada está sendo cobrado, e o que você tem continua guardado.</Trans>
    default:
      return (
        <Trans>
          Esta situação vem do provedor de pagamento, e não a reconhecemos. Se algo parecer errado,{' '}
          <PageLink to="contact">fale com a gente</PageLink>.
        </Trans>
      )
  }
}
