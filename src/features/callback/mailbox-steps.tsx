import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import type { CallbackSection } from './callback-section.ts'

/** Confirms the mailbox that the link was sent to. It does not sign in. */
export const MailboxConfirm = ({ state, send }: CallbackSection) => {
  const isBusy = state.hasTag('busy')
  return (
    <>
      <p>
        <Trans>Confirme a troca por este e-mail. Ela só vale depois que o e-mail antigo e o novo confirmarem.</Trans>
      </p>
      <FailureNote failure={state.context.failure} />
      <Button kind="primary" busy={isBusy} onClick={() => send({ type: 'link.confirm' })}>
        {isBusy ? <Trans>Confirmando...</Trans> : <Trans>Confirmar a troca</Trans>}
      </Button>
    </>
  )
}

export const MailboxConfirmed = ({ state, send }: CallbackSection) => (
  <WithSettingsButton send={send}>
    {state.context.confirmation?.waiting_for === 'new' ? (
      <Trans>
        Agora falta o novo e-mail: abra o link que enviamos para ele. Até lá, continue entrando com o antigo.
      </Trans>
    ) : (
      <Trans>Agora falta o e-mail antigo: abra o link que enviamos para ele. Até lá, continue entrando com ele.</Trans>
    )}
  </WithSettingsButton>
)

export const AddressChanged = ({ send }: CallbackSection) => (
  <WithSettingsButton send={send}>
    <Trans>Os dois e-mails foram confirmados. A partir de agora, entre com o novo.</Trans>
  </WithSettingsButton>
)

export const ChangeOver = ({ state, send }: CallbackSection) => (
  <>
    <FailureNote failure={state.context.failure} />
    <WithSettingsButton send={send}>
      <Trans>Na sua conta, em E-mail, você acompanha a troca e pode pedir outro link ou escolher outro e-mail.</Trans>
    </WithSettingsButton>
  </>
)

/** A text with a button to the e-mail settings, which show the state of the change (after a sign-in if needed). */
const WithSettingsButton = ({ send, children }: Pick<CallbackSection, 'send'> & { children: ReactNode }) => (
  <>
    <p>{children}</p>
    <Button kind="primary" onClick={() => send({ type: 'account.open' })}>
      <Trans>Acompanhar a troca</Trans>
    </Button>
  </>
)
