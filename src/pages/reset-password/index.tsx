import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { newPasswordFlow } from '#src/app/flows/new-password.ts'
import { useFlow } from '#src/app/use-flow.tsx'
import { Button } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { FlowPage } from '#src/ui/flow-page.tsx'
import { Form } from '#src/ui/form.tsx'
import { Loading } from '#src/ui/loading.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import { SuccessPanel } from '#src/ui/success-panel.tsx'

export default function ResetPasswordPage() {
  const { t } = useLingui()
  const newPassword = useFlow(newPasswordFlow)
  const state = useSelector(newPassword, (snapshot) => snapshot)

  if (state.matches('linkNeeded')) {
    return (
      <FlowPage
        step="linkNeeded"
        title={t`Você precisa de um link`}
        lead={t`Para trocar a senha, abra o link do e-mail de recuperação. Se ele venceu, peça outro.`}
      >
        <Button kind="primary" onClick={() => newPassword.send({ type: 'reset.open' })}>
          <Trans>Pedir um novo link</Trans>
        </Button>
      </FlowPage>
    )
  }
  if (state.matches('saved')) {
    return (
      <FlowPage step="saved" title={t`Senha nova, tudo certo`}>
        <SuccessPanel>
          <p>
            <Trans>Você continua conectado aqui. Nos outros aparelhos será preciso entrar de novo.</Trans>
          </p>
          <Button kind="primary" onClick={() => newPassword.send({ type: 'account.open' })}>
            <Trans>Ir para minha conta</Trans>
          </Button>
        </SuccessPanel>
      </FlowPage>
    )
  }
  return (
    <FlowPage step="form" title={t`Escolher outra senha`}>
      {state.matches('checking') ? (
        <Loading />
      ) : (
        <Form
          label={t`Escolher outra senha`}
          busy={state.hasTag('busy')}
          issues={state.context.issues}
          onSubmit={(values) => newPassword.send({ type: 'form.submit', values })}
        >
          <FailureNote failure={state.context.failure} />
          <PasswordField name="password" label={t`Nova senha`} autoComplete="new-password" isAdvised />
          <PasswordField name="confirmPassword" label={t`Confirmar senha`} autoComplete="new-password" />
          <SubmitButton busy={state.matches('saving')} busyLabel={<Trans>Guardando...</Trans>}>
            <Trans>Guardar a nova senha</Trans>
          </SubmitButton>
        </Form>
      )}
    </FlowPage>
  )
}
