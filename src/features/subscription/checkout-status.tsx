import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { markerOf } from '#src/flow-runtime/marker.ts'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Button } from '#src/ui/button.tsx'
import { FocusedHeading } from '#src/ui/focused-heading.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
import styles from './subscription.module.css'
import type { ShownCheckout } from './use-checkout.ts'

/** On the way to the provider, and what became of it. */
export const CheckoutStatus = (checkout: ShownCheckout) => (
  <div {...markerOf(checkout.state)}>
    <Body key={checkout.view} {...checkout} />
  </div>
)

const Body = ({ state, view, send }: ShownCheckout) => {
  const again = (
    <Button kind="ghost" onClick={() => send({ type: 'checkout.again' })}>
      <Trans>Voltar aos planos</Trans>
    </Button>
  )
  const check = (
    <Button kind="primary" onClick={() => send({ type: 'checkout.check' })}>
      <Trans>Verificar agora</Trans>
    </Button>
  )
  const both = (
    <>
      {check}
      {again}
    </>
  )
  switch (view) {
    case 'leaving':
      return (
        <Told title={<Trans>Abrindo o pagamento...</Trans>}>
          <Trans>A página de pagamento abre em seguida.</Trans>
        </Told>
      )
    case 'stuck':
      return (
        <Told
          title={<Trans>Falta abrir a página de pagamento</Trans>}
          actions={
            <>
              <LinkButton kind="primary" href={state.context.url ?? ''}>
                <Trans>Abrir a página de pagamento</Trans>
              </LinkButton>
              {again}
            </>
          }
        >
          <Trans>Se ela não abriu sozinha, abra por aqui. Nada foi cobrado até agora.</Trans>
        </Told>
      )
    case 'confirming':
      return (
        <Told title={<Trans>Confirmando o pagamento...</Trans>}>
          <Trans>Isto costuma levar alguns segundos.</Trans>
        </Told>
      )
    case 'confirmed':
      return (
        <Told title={<Trans>Pagamento confirmado</Trans>} actions={again}>
          <Trans>
            O plano já está ativo. O recibo está nos <PageLink to="paymentHistory">pagamentos</PageLink>.
          </Trans>
        </Told>
      )
    case 'declined':
      return (
        <Told title={<Trans>O pagamento foi recusado</Trans>} actions={again}>
          <Trans>Nada foi cobrado. Tente com outro cartão ou com Pix.</Trans>
        </Told>
      )
    case 'pending':
      return (
        <Told title={<Trans>Aguardando o Pix</Trans>} actions={both}>
          <Trans>Assim que o Pix cair, o plano começa. Você já pode fechar esta página.</Trans>
        </Told>
      )
    case 'noConfirmation':
      return (
        <Told title={<Trans>Ainda sem confirmação</Trans>} actions={both}>
          <Trans>
            Se você pagou, o plano começa assim que a confirmação chegar: nada se perde. Passou de uma hora?{' '}
            <PageLink to="contact">Fale com a gente</PageLink>.
          </Trans>
        </Told>
      )
    case 'checkFailed':
      return (
        <Told
          title={<Trans>Não deu para verificar o pagamento</Trans>}
          actions={check}
          note={<FailureNote failure={state.context.failure} />}
        >
          <Trans>Isso não muda o seu plano.</Trans>
        </Told>
      )
    case 'unpaid':
      return (
        <Told title={<Trans>Nenhum pagamento foi feito</Trans>} actions={again}>
          <Trans>Nada foi cobrado, e seu plano continua como estava.</Trans>
        </Told>
      )
    default:
      return null
  }
}

type ToldProps = { title: ReactNode; note?: ReactNode; actions?: ReactNode; children: ReactNode }

const Told = ({ title, note, actions, children }: ToldProps) => (
  <section className={styles['told']}>
    <FocusedHeading>{title}</FocusedHeading>
    <p>{children}</p>
    {note}
    {actions !== undefined && <ButtonRow>{actions}</ButtonRow>}
  </section>
)
