import { useLingui } from '@lingui/react/macro'
import { useFlowState } from '#src/flow-runtime/flow-state.ts'
import { FlowScreen } from '#src/flow-runtime/flow-screen.tsx'
import { callbackFlow } from './callback.flow.ts'
import { currentNavigationState, useFlow } from '#src/flow-runtime/use-flow.tsx'
import { Loading } from '#src/ui/loading.tsx'
import { AddressForm } from './address-form.tsx'
import { AddressChanged, ChangeEnded, MailboxConfirm, MailboxConfirmed } from './mailbox-steps.tsx'
import type { CallbackScreens } from './callback-section.ts'
import { CodeForm } from './code-form.tsx'
import { Confirmed } from './confirmed.tsx'
import { LinkConfirm } from './link-confirm.tsx'
import { LinkSent } from './link-sent.tsx'
import { OtherWays } from './other-ways.tsx'

export default function AuthCallbackPage() {
  const { t } = useLingui()
  const callback = useFlow(callbackFlow, {
    input: { navigationState: currentNavigationState() },
    prerenderedState: 'enteringCode',
  })
  const { isPasswordReset } = useFlowState(callback, (state) => ({
    isPasswordReset: state.context.purpose === 'recovery',
  }))
  const screens: CallbackScreens = {
    waiting: { title: t`Só um instante`, Body: Loading },
    confirm: { title: isPasswordReset ? t`Escolher outra senha` : t`Confirmar seu e-mail`, Body: LinkConfirm },
    otherBrowser: {
      title: t`Este link é de outro navegador`,
      lead: t`Ele só funciona no navegador em que foi pedido. O código do mesmo e-mail funciona em qualquer lugar.`,
      Body: OtherWays,
    },
    linkUnusable: {
      title: t`Este link não funciona mais`,
      lead: t`Um link vale por uma hora e uma única vez.`,
      Body: OtherWays,
    },
    code: { title: t`Digite o código`, lead: t`São 6 dígitos, no mesmo e-mail do link.`, Body: CodeForm },
    address: { title: t`Pedir um novo link`, Body: AddressForm },
    sent: { title: t`Confira seu e-mail`, isDone: true, Body: LinkSent },
    confirmed: { title: t`E-mail confirmado`, isDone: true, Body: Confirmed },
    mailbox: { title: t`Confirmar a troca de e-mail`, Body: MailboxConfirm },
    mailboxConfirmed: { title: t`Este e-mail está confirmado`, isDone: true, Body: MailboxConfirmed },
    addressChanged: { title: t`E-mail trocado`, isDone: true, Body: AddressChanged },
    changeEnded: { title: t`Não foi possível confirmar a troca`, Body: ChangeEnded },
  }
  return <FlowScreen flow={callback} screens={screens} />
}
