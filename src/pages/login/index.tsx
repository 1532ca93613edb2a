import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { loginFlow } from '#src/app/flows/login.ts'
import { useFlow } from '#src/app/use-flow.tsx'
import { FlowPage } from '#src/ui/flow-page.tsx'
import { Loading } from '#src/ui/loading.tsx'
import { ResetForm } from './reset-form.tsx'
import { ResetSent } from './reset-sent.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { Unconfirmed } from './unconfirmed.tsx'
import type { LoginSection } from './login-section.ts'

export default function LoginPage() {
  const { t } = useLingui()
  const login = useFlow(loginFlow)
  const state = useSelector(login, (snapshot) => snapshot)
  const send: LoginSection['send'] = (event) => login.send(event)

  if (state.matches({ signIn: 'unconfirmed' })) {
    return (
      <FlowPage step="unconfirmed" title={t`Falta confirmar seu e-mail`}>
        <Unconfirmed state={state} send={send} />
      </FlowPage>
    )
  }
  if (state.matches({ reset: 'sent' })) {
    return (
      <FlowPage step="sent" title={t`Confira seu e-mail`}>
        <ResetSent state={state} send={send} />
      </FlowPage>
    )
  }
  if (state.matches('reset')) {
    return (
      <FlowPage
        step="reset"
        title={t`Redefinir a senha`}
        lead={t`Diga o e-mail da sua conta e enviamos um link para escolher outra senha.`}
      >
        <ResetForm state={state} send={send} />
      </FlowPage>
    )
  }
  return (
    <FlowPage step="signIn" title={t`Entrar`} lead={t`Que bom ver você de novo.`}>
      {state.matches('leaving') || state.matches('left') ? <Loading /> : <SignInForm state={state} send={send} />}
    </FlowPage>
  )
}
