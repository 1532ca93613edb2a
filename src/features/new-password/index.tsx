import { useLingui } from '@lingui/react/macro'
import { FlowScreen } from '#src/flow-runtime/flow-screen.tsx'
import { newPasswordFlow } from './new-password.flow.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'
import { Loading } from '#src/ui/loading.tsx'
import { LinkNeeded } from './link-needed.tsx'
import { LinkOffered } from './link-offered.tsx'
import { LinkSent } from './link-sent.tsx'
import type { NewPasswordScreens } from './new-password-section.ts'
import { PasswordForm } from './password-form.tsx'
import { Saved } from './saved.tsx'
import { CheckFailed } from './check-failed.tsx'

export default function ResetPasswordPage() {
  const { t } = useLingui()
  const newPassword = useFlow(newPasswordFlow, { prerenderedState: 'linkNeeded' })
  const screens: NewPasswordScreens = {
    checking: { title: t`Escolher outra senha`, Body: Loading },
    checkFailed: { title: t`Escolher outra senha`, Body: CheckFailed },
    form: { title: t`Escolher outra senha`, Body: PasswordForm },
    saved: { title: t`Senha nova, tudo certo`, isDone: true, Body: Saved },
    linkNeeded: {
      title: t`Você precisa de um link`,
      lead: t`Para trocar a senha, abra o link do e-mail de recuperação. Se ele expirou, peça outro.`,
      Body: LinkNeeded,
    },
    linkOffered: {
      title: t`Você precisa de um link`,
      lead: t`A senha só pode ser trocada aqui logo depois de abrir o link do e-mail, uma vez por link. Se você acabou de trocá-la, a nova já vale.`,
      Body: LinkOffered,
    },
    linkSent: { title: t`Confira seu e-mail`, Body: LinkSent },
  }
  return <FlowScreen flow={newPassword} screens={screens} />
}
