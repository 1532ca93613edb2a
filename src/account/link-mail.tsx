import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { viewOf } from '#machines/kit/view.ts'
import type { linkMailMachine } from '#machines/link-mail/link-mail.machine.ts'
import { markerOf } from '#src/flow-runtime/marker.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'
import { Button } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { Resend } from '#src/ui/resend.tsx'
import { StatusLine } from '#src/ui/status-line.tsx'
import { Stack } from '#src/ui/stack.tsx'

type LinkMailProps = {
  flow: typeof linkMailMachine
  email: string
  /** A mail was just sent by another call: the resend cooldown applies. */
  isSent?: boolean
  /** Label of the button that requests the mail. */
  children: ReactNode
}

export const LinkMail = ({ flow, email, isSent: wasSent = false, children }: LinkMailProps) => {
  const mail = useFlow(flow, { input: { email, isSent: wasSent } })
  const state = useSelector(mail, (snapshot) => snapshot)
  const isSent = viewOf(state) === 'sent'
  const send = () => mail.send({ type: 'mail.send' })
  return (
    <Stack marker={markerOf(state)}>
      <FailureNote failure={state.context.failure} />
      <StatusLine>
        {isSent && !state.context.isSent && <Trans>Enviamos um e-mail. Veja também a caixa de spam.</Trans>}
      </StatusLine>
      {isSent ? (
        <Resend stage="cooling" onResend={send} />
      ) : (
        <Button kind="ghost" busy={state.hasTag('busy')} onClick={send}>
          {state.hasTag('busy') ? <Trans>Enviando...</Trans> : children}
        </Button>
      )}
    </Stack>
  )
}
