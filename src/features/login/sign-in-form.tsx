import { Trans } from '@lingui/react/macro'
import { useFlowState } from '#src/flow-runtime/flow-state.ts'
import { DRAFTS } from '#src/page-context/form-draft.ts'
import { Button } from '#src/ui/button.tsx'
import { Aside, Divider } from '#src/ui/flow-page.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { CredentialsForm } from './credentials-form.tsx'
import type { LoginSection } from './login-section.ts'

export const SignInForm = ({ flow }: LoginSection) => {
  const { intent, isBusy } = useFlowState(flow, (state) => ({
    intent: state.context.intent,
    isBusy: state.hasTag('busy'),
  }))
  return (
    <>
      {intent === 'confirmEmail' && (
        <Notice tone="success">
          <Trans>Conta criada. Confirme o e-mail que enviamos e depois entre aqui.</Trans>
        </Notice>
      )}
      <CredentialsForm flow={flow} draft={DRAFTS.login}>
        <Button kind="quiet" busy={isBusy} onClick={() => flow.send({ type: 'passwordReset.open' })}>
          <Trans>Esqueci minha senha</Trans>
        </Button>
      </CredentialsForm>
      <Divider>
        <Trans>ou</Trans>
      </Divider>
      <Button kind="ghost" busy={isBusy} onClick={() => flow.send({ type: 'google.continue' })}>
        <Trans>Continuar com o Google</Trans>
      </Button>
      <Aside>
        <Trans>Ainda não tem conta?</Trans>
        <Button kind="quiet" busy={isBusy} onClick={() => flow.send({ type: 'register.open' })}>
          <Trans>Criar conta</Trans>
        </Button>
      </Aside>
    </>
  )
}
