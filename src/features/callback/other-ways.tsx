import { Trans } from '@lingui/react/macro'
import { useFlowState } from '#src/flow-runtime/flow-state.ts'
import { Button } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { Actions } from '#src/ui/flow-page.tsx'
import type { CallbackSection } from './callback-section.ts'

/** After an unusable link: sign in (it may have been used already), enter the code of the e-mail, or get a new link. */
export const OtherWays = ({ flow }: CallbackSection) => {
  const { purpose, failure, isLinkUnusable } = useFlowState(flow, (state) => ({
    purpose: state.context.purpose,
    failure: state.context.failure,
    isLinkUnusable: state.matches('linkUnusable'),
  }))
  const mayBeConfirmed = isLinkUnusable && purpose === 'signup'
  const signIn = (
    <Button kind={mayBeConfirmed ? 'primary' : 'quiet'} onClick={() => flow.send({ type: 'signIn.open' })}>
      <Trans>Entrar</Trans>
    </Button>
  )
  return (
    <>
      <FailureNote failure={failure} />
      {mayBeConfirmed && (
        <p>
          <Trans>Se este link já foi aberto, seu e-mail está confirmado: é só entrar.</Trans>
        </p>
      )}
      <Actions>
        {mayBeConfirmed && signIn}
        <Button kind={mayBeConfirmed ? 'ghost' : 'primary'} onClick={() => flow.send({ type: 'code.open' })}>
          <Trans>Digitar o código do e-mail</Trans>
        </Button>
        <Button kind="ghost" onClick={() => flow.send({ type: 'newLink.open' })}>
          <Trans>Pedir um novo link</Trans>
        </Button>
        {!mayBeConfirmed && isLinkUnusable && signIn}
      </Actions>
    </>
  )
}
