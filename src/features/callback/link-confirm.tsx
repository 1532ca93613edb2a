import { Trans } from '@lingui/react/macro'
import { useFlowState } from '#src/flow-runtime/flow-state.ts'
import { Button } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { OpenSessionNote } from './open-session-note.tsx'
import type { CallbackSection } from './callback-section.ts'

/** The one-time link is consumed by a click, not by opening it: mail scanners prefetch links. */
export const LinkConfirm = ({ flow }: CallbackSection) => {
  const { purpose, failure, isBusy } = useFlowState(flow, (state) => ({
    purpose: state.context.purpose,
    failure: state.context.failure,
    isBusy: state.matches('verifying'),
  }))
  return (
    <>
      <p>
        {purpose === 'recovery' ? (
          <Trans>Continue para escolher a nova senha da sua conta.</Trans>
        ) : (
          <Trans>Só falta um passo: confirme que este e-mail é seu.</Trans>
        )}
      </p>
      {!isBusy && <OpenSessionNote />}
      <FailureNote failure={failure} />
      <Button kind="primary" busy={isBusy} onClick={() => flow.send({ type: 'link.confirm' })}>
        {isBusy ? <Trans>Verificando...</Trans> : <Trans>Continuar</Trans>}
      </Button>
      <Button kind="quiet" busy={isBusy} onClick={() => flow.send({ type: 'code.open' })}>
        <Trans>Digitar o código do e-mail</Trans>
      </Button>
    </>
  )
}
