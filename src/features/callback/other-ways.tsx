import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { Actions } from '#src/ui/flow-page.tsx'
import type { CallbackSection } from './callback-section.ts'

/** After an unusable link: sign in (it may have been used already), enter the code of the e-mail, or get a new link. */
export const OtherWays = ({ state, send }: CallbackSection) => {
  const mayBeConfirmed = state.matches('spent') && state.context.purpose === 'signup'
  const signIn = (
    <Button kind={mayBeConfirmed ? 'primary' : 'quiet'} onClick={() => send({ type: 'signIn.open' })}>
      <Trans>Entrar</Trans>
    </Button>
  )
  return (
    <>
      <FailureNote failure={state.context.failure} />
      {mayBeConfirmed && (
        <p>
          <Trans>Se este link já foi aberto, seu e-mail está confirmado: é só entrar.</Trans>
        </p>
      )}
      <Actions>
        {mayBeConfirmed && signIn}
        <Button kind={mayBeConfirmed ? 'ghost' : 'primary'} onClick={() => send({ type: 'code.open' })}>
          <Trans>Digitar o código do e-mail</Trans>
        </Button>
        <Button kind="ghost" onClick={() => send({ type: 'newLink.open' })}>
          <Trans>Pedir um novo link</Trans>
        </Button>
        {!mayBeConfirmed && state.matches('spent') && signIn}
      </Actions>
    </>
  )
}
