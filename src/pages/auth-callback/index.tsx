import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { callbackFlow } from '#src/app/flows/callback.ts'
import { useFlow } from '#src/app/use-flow.tsx'
import { Button } from '#src/ui/button.tsx'
import { FlowPage } from '#src/ui/flow-page.tsx'
import { Loading } from '#src/ui/loading.tsx'
import { SuccessPanel } from '#src/ui/success-panel.tsx'
import { AddressForm } from './address-form.tsx'
import { CodeForm } from './code-form.tsx'
import { LinkConfirm } from './link-confirm.tsx'
import { OtherWays } from './other-ways.tsx'
import type { CallbackSection } from './callback-section.ts'

export default function AuthCallbackPage() {
  const { t } = useLingui()
  const callback = useFlow(callbackFlow)
  const state = useSelector(callback, (snapshot) => snapshot)
  const send: CallbackSection['send'] = (event) => callback.send(event)

  if (state.matches('confirming') || state.matches('verifying')) {
    const isRecovery = state.context.purpose === 'recovery'
    return (
      <FlowPage step="confirm" title={isRecovery ? t`Escolher outra senha` : t`Confirmar seu e-mail`}>
        <LinkConfirm state={state} send={send} />
      </FlowPage>
    )
  }
  if (state.matches('otherBrowser')) {
    return (
      <FlowPage
        step="otherBrowser"
        title={t`Este link é de outro navegador`}
        lead={t`Ele só funciona onde foi pedido. O código do mesmo e-mail funciona em qualquer lugar.`}
      >
        <OtherWays send={send} failure={null} />
      </FlowPage>
    )
  }
  if (state.matches('spent')) {
    return (
      <FlowPage
        step="spent"
        title={t`Este link não funciona mais`}
        lead={t`Acontece: um link vale por uma hora e uma vez só.`}
      >
        <OtherWays send={send} failure={state.context.failure} />
      </FlowPage>
    )
  }
  if (state.matches('enteringCode') || state.matches('verifyingCode')) {
    return (
      <FlowPage step="code" title={t`Digite o código`} lead={t`São 6 dígitos, no mesmo e-mail do link.`}>
        <CodeForm state={state} send={send} />
      </FlowPage>
    )
  }
  if (state.matches('enteringAddress') || state.matches('sendingLink')) {
    return (
      <FlowPage step="address" title={t`Pedir um novo link`}>
        <AddressForm state={state} send={send} />
      </FlowPage>
    )
  }
  if (state.matches('linkSent')) {
    const { email } = state.context
    return (
      <FlowPage step="sent" title={t`Confira seu e-mail`}>
        <SuccessPanel>
          <p>
            <Trans>
              Se há uma conta de <strong>{email}</strong> esperando por um link, ele está a caminho. Veja também a caixa
              de spam.
            </Trans>
          </p>
          <Button kind="primary" onClick={() => send({ type: 'code.open' })}>
            <Trans>Digitar o código do e-mail</Trans>
          </Button>
        </SuccessPanel>
      </FlowPage>
    )
  }
  if (state.matches('confirmed')) {
    return (
      <FlowPage step="confirmed" title={t`E-mail confirmado`}>
        <SuccessPanel>
          <p>
            <Trans>Tudo certo: seu endereço está confirmado e você já entrou.</Trans>
          </p>
          <Button kind="primary" onClick={() => send({ type: 'account.open' })}>
            <Trans>Ir para minha conta</Trans>
          </Button>
        </SuccessPanel>
      </FlowPage>
    )
  }
  return (
    <FlowPage step="wait" title={t`Só um instante`}>
      <Loading />
    </FlowPage>
  )
}
