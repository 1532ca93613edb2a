import { Trans, useLingui } from '@lingui/react/macro'
import { checkOf } from '#contracts/forms/field-issues.ts'
import { credentialsSchema } from '#contracts/forms/login.ts'
import { useParting } from '#src/flow-runtime/session-store.ts'
import { Button } from '#src/ui/button.tsx'
import { EmailField } from '#src/ui/email-field.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { Aside, Divider } from '#src/ui/flow-page.tsx'
import { Form } from '#src/ui/form.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import type { LoginSection } from './login-section.ts'

const check = checkOf(credentialsSchema)

export const SignInForm = ({ state, send }: LoginSection) => {
  const { t } = useLingui()
  const { email, intent, issues, failure } = state.context
  const parting = useParting()
  return (
    <>
      {intent === 'confirmEmail' && (
        <Notice tone="success">
          <Trans>Conta criada. Confirme o e-mail que enviamos e depois entre aqui.</Trans>
        </Notice>
      )}
      <Form
        label={t`Entrar`}
        busy={state.hasTag('busy')}
        issues={issues}
        check={check}
        onSubmit={(values) => send({ type: 'form.submit', values })}
      >
        <FailureNote failure={failure ?? parting}>
          {/* Shown for every account: that an e-mail change is pending must not leak before sign-in. */}
          {failure?.code === 'auth.invalidCredentials' && (
            <Trans>Trocando de e-mail? Até os dois confirmarem, entre com o antigo.</Trans>
          )}
        </FailureNote>
        <EmailField defaultValue={email ?? ''} />
        <PasswordField name="password" label={t`Senha`} autoComplete="current-password" />
        <SubmitButton busy={state.matches({ signIn: 'submitting' })} busyLabel={<Trans>Entrando...</Trans>}>
          <Trans>Entrar</Trans>
        </SubmitButton>
        <Button kind="quiet" onClick={() => send({ type: 'reset.open' })}>
          <Trans>Esqueci minha senha</Trans>
        </Button>
      </Form>
      <Divider>
        <Trans>ou</Trans>
      </Divider>
      <Button
        kind="ghost"
        busy={state.matches({ signIn: 'askingGoogle' }) || state.matches({ signIn: 'departing' })}
        onClick={() => send({ type: 'google.continue' })}
      >
        <Trans>Continuar com o Google</Trans>
      </Button>
      <Aside>
        <Trans>Ainda não tem conta?</Trans>
        <Button kind="quiet" onClick={() => send({ type: 'register.open' })}>
          <Trans>Criar conta</Trans>
        </Button>
      </Aside>
    </>
  )
}
