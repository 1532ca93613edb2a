import { Trans } from '@lingui/react/macro'
import { passwordChangeFlow } from './password-change.flow.ts'
import { useFlowState, useFlowView } from '#src/flow-runtime/flow-state.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Button } from '#src/ui/button.tsx'
import { FocusedHeading } from '#src/ui/focused-heading.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { PasswordForm } from './password-form.tsx'

export const PasswordChange = () => {
  const flow = useFlow(passwordChangeFlow)
  const { view, marker } = useFlowView(flow)
  const { endsOthers } = useFlowState(flow, (state) => ({ endsOthers: state.context.endsOthers }))
  return (
    <Stack marker={marker}>
      {view === 'form' && <PasswordForm flow={flow} />}
      {view === 'recentSignInNeeded' && (
        <>
          <FocusedHeading level="h3">
            <Trans>Entre de novo para continuar</Trans>
          </FocusedHeading>
          <p>
            <Trans>Por segurança, entre de novo antes de trocar a senha.</Trans>
          </p>
          <ButtonRow>
            <Button kind="primary" onClick={() => flow.send({ type: 'signIn.again' })}>
              <Trans>Entrar de novo</Trans>
            </Button>
            <Button kind="ghost" onClick={() => flow.send({ type: 'form.again' })}>
              <Trans>Voltar</Trans>
            </Button>
          </ButtonRow>
        </>
      )}
      {view === 'changed' && (
        <>
          <FocusedHeading level="h3">
            <Trans>Senha nova, tudo certo</Trans>
          </FocusedHeading>
          <p>
            {endsOthers ? (
              <Trans>Você continua na conta aqui. Nos outros aparelhos será preciso entrar de novo.</Trans>
            ) : (
              <Trans>Você continua na conta aqui e nos outros aparelhos.</Trans>
            )}
          </p>
          <ButtonRow>
            <Button kind="ghost" onClick={() => flow.send({ type: 'form.again' })}>
              <Trans>Trocar de novo</Trans>
            </Button>
          </ButtonRow>
        </>
      )}
    </Stack>
  )
}
