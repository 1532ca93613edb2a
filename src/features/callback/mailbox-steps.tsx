import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFlowState } from '#src/flow-runtime/flow-state.ts'
import { Button } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import type { CallbackSection } from './callback-section.ts'

/** Confirms the mailbox that the link was sent to. It does not sign in. */
export const MailboxConfirm = ({ flow }: CallbackSection) => {
  const { failure, isBusy } = useFlowState(flow, (state) => ({
    failure: state.context.failure,
    isBusy: state.hasTag('busy'),
  }))
  return (
    <>
      <p>
        <Trans>
          Confirme a troca por este e-mail. Ela só vale depois de confirmada pelo e-mail antigo e pelo novo.
        </Trans>
      </p>
      <FailureNote failure={failure} />
      <Button kind="primary" busy={isBusy} onClick={() => flow.send({ type: 'link.confirm' })}>
        {isBusy ? <Trans>Confirmando...</Trans> : <Trans>Confirmar a troca</Trans>}
      </Button>
    </>
  )
}

export const MailboxConfirmed = ({ flow }: CallbackSection) => {
  const { waitsFor } = useFlowState(flow, (state) => ({ waitsFor: state.context.confirmation?.waiting_for }))
  return (
    <WithSettingsButton flow={flow}>
      {waitsFor === 'new' ? (
        <Trans>
          Agora falta o novo e-mail: abra o link que enviamos para ele. Até lá, continue entrando com o antigo.
        </Trans>
      ) : (
        <Trans>
          Agora falta o e-mail antigo: abra o link que enviamos para ele. Até lá, continue entrando com ele.
        </Trans>
      )}
    </WithSettingsButton>
  )
}

export const AddressChanged = ({ flow }: CallbackSection) => (
  <WithSettingsButton flow={flow}>
    <Trans>Os dois e-mails foram confirmados. A partir de agora, entre com o novo.</Trans>
  </WithSettingsButton>
)

export const ChangeEnded = ({ flow }: CallbackSection) => {
  const { failure } = useFlowState(flow, (state) => ({ failure: state.context.failure }))
  return (
    <>
      <FailureNote failure={failure} />
      <WithSettingsButton flow={flow}>
        <Trans>Na sua conta, em E-mail, você acompanha a troca e pode pedir outro link ou escolher outro e-mail.</Trans>
      </WithSettingsButton>
    </>
  )
}

/** A text with a button to the e-mail settings, which show the state of the change (after a sign-in if needed). */
const WithSettingsButton = ({ flow, children }: CallbackSection & { children: ReactNode }) => (
  <>
    <p>{children}</p>
    <Button kind="primary" onClick={() => flow.send({ type: 'account.open' })}>
      <Trans>Acompanhar a troca</Trans>
    </Button>
  </>
)
