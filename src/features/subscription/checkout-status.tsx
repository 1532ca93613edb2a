import { Trans } from '@lingui/react/macro'
import type { ComponentType, ReactNode } from 'react'
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import type { ViewOf } from '#machines/kit/view.ts'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Button, type ButtonKind } from '#src/ui/button.tsx'
import { FocusedHeading } from '#src/ui/focused-heading.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { MESSAGING_URL } from '#src/ui/messaging-url.ts'
import { PageLink } from '#src/ui/page-link.tsx'
import { useOnReconnect } from '#src/ui/use-on-reconnect.ts'
import styles from './subscription.module.css'
import type { ShownCheckout } from './use-checkout.ts'

type OutcomeProps = { title: ReactNode; note?: ReactNode; actions?: ReactNode; children: ReactNode }

const Outcome = ({ title, note, actions, children }: OutcomeProps) => (
  <section className={styles['outcome']}>
    <FocusedHeading>{title}</FocusedHeading>
    <p>{children}</p>
    {note}
    {actions !== undefined && <ButtonRow>{actions}</ButtonRow>}
  </section>
)

const BackToPlans = ({ send }: ShownCheckout) => (
  <Button kind="ghost" onClick={() => send({ type: 'plans.show' })}>
    <Trans>Voltar aos planos</Trans>
  </Button>
)

const PayAnotherWay = ({ send }: ShownCheckout) => (
  <Button kind="primary" onClick={() => send({ type: 'plan.retry' })}>
    <Trans>Pagar de outra forma</Trans>
  </Button>
)

/** `kind` of the check. */
export const CheckOrGoBack = ({ kind = 'primary', ...checkout }: ShownCheckout & { kind?: ButtonKind }) => (
  <>
    <Button kind={kind} onClick={() => checkout.send({ type: 'checkout.check' })}>
      <Trans>Verificar agora</Trans>
    </Button>
    <BackToPlans {...checkout} />
  </>
)

const Leaving = () => (
  <Outcome title={<Trans>Abrindo o pagamento...</Trans>}>
    <Trans>A página de pagamento abre em seguida.</Trans>
  </Outcome>
)

const NotRedirected = (checkout: ShownCheckout) => (
  <Outcome
    title={<Trans>Falta abrir a página de pagamento</Trans>}
    actions={
      <>
        <LinkButton kind="primary" href={checkout.url ?? ''}>
          <Trans>Abrir a página de pagamento</Trans>
        </LinkButton>
        <BackToPlans {...checkout} />
      </>
    }
  >
    <Trans>Se ela não abriu sozinha, abra por aqui. Nada foi cobrado até agora.</Trans>
  </Outcome>
)

const Confirming = () => (
  <Outcome title={<Trans>Confirmando o pagamento...</Trans>}>
    <Trans>Isto costuma levar alguns segundos.</Trans>
  </Outcome>
)

const Confirmed = (checkout: ShownCheckout) => (
  <Outcome
    title={<Trans>Pagamento confirmado</Trans>}
    actions={
      <>
        <LinkButton kind="primary" href={MESSAGING_URL}>
          <Trans>Enviar um áudio</Trans>
        </LinkButton>
        <BackToPlans {...checkout} />
      </>
    }
  >
    <Trans>
      O plano já está ativo. O recibo está nos <PageLink to="paymentHistory">pagamentos</PageLink>.
    </Trans>
  </Outcome>
)

const Declined = (checkout: ShownCheckout) => (
  <Outcome
    title={<Trans>O pagamento foi recusado</Trans>}
    actions={
      <>
        <PayAnotherWay {...checkout} />
        <BackToPlans {...checkout} />
      </>
    }
  >
    <Trans>Nada foi cobrado. Tente com outro cartão ou com Pix.</Trans>
  </Outcome>
)

const NoConfirmation = (checkout: ShownCheckout) => (
  <Outcome title={<Trans>Ainda sem confirmação</Trans>} actions={<CheckOrGoBack {...checkout} />}>
    <Trans>
      Se você pagou, o plano começa assim que a confirmação chegar: nada se perde. Passou de uma hora?{' '}
      <PageLink to="contact">Fale com a gente</PageLink>.
    </Trans>
  </Outcome>
)

const CheckFailed = (checkout: ShownCheckout) => {
  useOnReconnect(checkout.failure, () => checkout.send({ type: 'checkout.check' }))
  return (
    <Outcome
      title={<Trans>Não deu para verificar o pagamento</Trans>}
      actions={<CheckOrGoBack {...checkout} />}
      note={<FailureNote failure={checkout.failure} />}
    >
      <Trans>Isso não muda o seu plano.</Trans>
    </Outcome>
  )
}

const Unpaid = (checkout: ShownCheckout) => (
  <Outcome title={<Trans>Nenhum pagamento foi feito</Trans>} actions={<BackToPlans {...checkout} />}>
    <Trans>Nada foi cobrado, e seu plano continua como estava.</Trans>
  </Outcome>
)

/**
 * By view. Null: the plans are shown instead, or the one under review, at the end of the page; or the pending payment,
 * which is one card with its code.
 */
const BODIES: Record<ViewOf<typeof checkoutMachine>, ComponentType<ShownCheckout> | null> = {
  plans: null,
  review: null,
  leaving: Leaving,
  redirectFailed: NotRedirected,
  pollingStatus: Confirming,
  confirmed: Confirmed,
  declined: Declined,
  pending: null,
  confirmationTimedOut: NoConfirmation,
  checkFailed: CheckFailed,
  unpaid: Unpaid,
}

type CheckoutStatusProps = {
  checkout: ShownCheckout
  /** The card of the pending payment. */
  pending: ReactNode
}

/** The redirect to the payment provider, and the outcome of the payment. */
export const CheckoutStatus = ({ checkout, pending }: CheckoutStatusProps) => {
  const Body = checkout.view === null ? null : BODIES[checkout.view]
  return (
    <div {...checkout.marker}>
      {Body !== null && <Body key={checkout.view} {...checkout} />}
      {checkout.view === 'pending' && pending}
    </div>
  )
}
