import { useLingui } from '@lingui/react/macro'
import { FlowScreen } from '#src/flow-runtime/flow-screen.tsx'
import { loginFlow } from './login.flow.ts'
import { currentNavigationState, useFlow } from '#src/flow-runtime/use-flow.tsx'
import { Loading } from '#src/ui/loading.tsx'
import { FactorForm } from './factor-form.tsx'
import type { LoginScreens } from './login-section.ts'
import { RecoveryCodeForm } from './recovery-code-form.tsx'
import { PasswordResetForm } from './password-reset-form.tsx'
import { PasswordResetSent } from './password-reset-sent.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { Unconfirmed } from './unconfirmed.tsx'

export default function LoginPage() {
  const { t } = useLingui()
  const login = useFlow(loginFlow, { input: { navigationState: currentNavigationState() } })
  const screens: LoginScreens = {
    signIn: { title: t`Entrar`, lead: t`Que bom ver você de novo.`, Body: SignInForm },
    leaving: { title: t`Entrar`, lead: t`Que bom ver você de novo.`, Body: Loading },
    factor: {
      title: t`Falta o código`,
      lead: t`Abra o seu aplicativo autenticador e digite o código que ele mostra agora.`,
      Body: FactorForm,
    },
    recoveryCode: {
      title: t`Código de recuperação`,
      lead: t`Digite um dos códigos que você guardou. Cada um vale uma vez.`,
      Body: RecoveryCodeForm,
    },
    unconfirmed: { title: t`Falta confirmar seu e-mail`, Body: Unconfirmed },
    passwordReset: {
      title: t`Redefinir a senha`,
      lead: t`Digite o e-mail da sua conta e enviamos um link para você escolher outra senha.`,
      Body: PasswordResetForm,
    },
    sent: { title: t`Confira seu e-mail`, isDone: true, Body: PasswordResetSent },
  }
  return <FlowScreen flow={login} screens={screens} />
}
