import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import type { CallbackSection } from './callback-section.ts'

/** One press confirms the mailbox that the link was sent to. Nobody is signed in by it. */
export const MailboxConfirm = ({ state, send }: CallbackSection) => {
  const isBusy = state.hasTag('busy')
  return (
    <>
      <p>
        <Trans>
          Falta um toque para esta caixa de e-mail concordar com a troca. Ela só acontece quando a caixa antiga e a nova
          confirmarem.
        </Trans>
      </p>
      <FailureNote failure={state.context.failure} />
      <Button kind="primary" busy={isBusy} onClick={() => send({ type: 'link.confirm' })}>
        {isBusy ? <Trans>Confirmando...</Trans> : <Trans>Confirmar a troca</Trans>}
      </Button>
    </>
  )
}

export const MailboxConfirmed = ({ state, send }: CallbackSection) => (
  <Told send={send}>
    {state.context.confirmation?.waiting_for === 'new' ? (
      <Trans>Agora falta a caixa nova: abra o link que enviamos a ela. Até lá, você entra com o e-mail antigo.</Trans>
    ) : (
      <Trans>Agora falta a caixa antiga: abra o link que enviamos a ela. Até lá, você entra com o e-mail antigo.</Trans>
    )}
  </Told>
)

export const AddressChanged = ({ send }: CallbackSection) => (
  <Told send={send}>
    <Trans>As duas caixas confirmaram. A partir de agora você entra com o novo e-mail.</Trans>
  </Told>
)

export const ChangeOver = ({ state, send }: CallbackSection) => (
  <>
    <FailureNote failure={state.context.failure} />
    <Told send={send}>
      <Trans>Nos dados da conta você vê como está a troca, e pode pedir outro link ou outro endereço.</Trans>
    </Told>
  </>
)

/** The account shows how the change is; whoever is not signed in here signs in first. */
const Told = ({ send, children }: Pick<CallbackSection, 'send'> & { children: ReactNode }) => (
  <>
    <p>{children}</p>
    <Button kind="primary" onClick={() => send({ type: 'account.open' })}>
      <Trans>Ver nos dados da conta</Trans>
    </Button>
  </>
)
