import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { requestMailMachine } from '#machines/request-mail/request-mail.machine.ts'
import { useFlowState, useFlowView } from '#src/flow-runtime/flow-state.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'
import { Button } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { Resend } from '#src/ui/resend.tsx'
import { StatusLine } from '#src/ui/status-line.tsx'
import { Stack } from '#src/ui/stack.tsx'

type RequestMailProps = {
  flow: typeof requestMailMachine
  email: string
  /** A mail was just sent by another call: the resend cooldown applies. */
  isSent?: boolean
  /** The time at which another mail can be requested is shown elsewhere, as another call has sent the first one. */
  isCooldownShown?: boolean
  /** Label of the button that requests the mail. */
  children: ReactNode
}

export const RequestMail = ({
  flow,
  email,
  isSent: wasSent = false,
  isCooldownShown = false,
  children,
}: RequestMailProps) => {
  const mail = useFlow(flow, { input: { email, isSent: wasSent } })
  const { view, marker } = useFlowView(mail)
  const { isBusy, isSentBefore, failure } = useFlowState(mail, (state) => ({
    isBusy: state.hasTag('busy'),
    isSentBefore: state.context.isSent,
    failure: state.context.failure,
  }))
  const isSent = view === 'sent'
  const send = () => mail.send({ type: 'mail.send' })
  return (
    <Stack marker={marker}>
      <FailureNote failure={failure} />
      <StatusLine>
        {isSent && !isSentBefore && <Trans>Enviamos um e-mail. Veja também a caixa de spam.</Trans>}
      </StatusLine>
      {isSent && !(isCooldownShown && isSentBefore) && <Resend stage="coolingDown" onResend={send} />}
      {!isSent && (
        <Button kind="ghost" busy={isBusy} onClick={send}>
          {isBusy ? <Trans>Enviando...</Trans> : children}
        </Button>
      )}
    </Stack>
  )
}
