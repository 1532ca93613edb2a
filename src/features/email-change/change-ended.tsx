import { Trans } from '@lingui/react/macro'
import type { emailChangeMachine } from '#machines/email-change/email-change.machine.ts'
import type { Section } from '#src/flow-runtime/flow-screen.tsx'
import { useFlowState } from '#src/flow-runtime/flow-state.ts'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Button } from '#src/ui/button.tsx'
import { FocusedHeading } from '#src/ui/focused-heading.tsx'

/** Why the address is still the old one, and how to try again. */
export const ChangeEnded = ({ flow }: Section<typeof emailChangeMachine>) => {
  const { email, change } = useFlowState(flow, (state) => ({
    email: state.context.email,
    change: state.context.change,
  }))
  const isTaken = change?.status === 'taken'
  return (
    <>
      <FocusedHeading level="h3">
        {isTaken ? <Trans>Este e-mail já é de outra conta</Trans> : <Trans>O prazo da troca acabou</Trans>}
      </FocusedHeading>
      <p>
        {isTaken ? (
          <Trans>
            Antes de os dois e-mails serem confirmados, alguém cadastrou <strong>{change.new_email}</strong>.
          </Trans>
        ) : (
          <Trans>
            O prazo acabou antes de a troca para <strong>{change?.new_email}</strong> ser confirmada pelos dois e-mails.
          </Trans>
        )}{' '}
        <Trans>
          Nada mudou: continue entrando com <strong>{email}</strong>.
        </Trans>
      </p>
      <ButtonRow>
        <Button kind="ghost" onClick={() => flow.send({ type: 'change.open' })}>
          {isTaken ? <Trans>Escolher outro e-mail</Trans> : <Trans>Pedir de novo</Trans>}
        </Button>
        <Button kind="quiet" onClick={() => flow.send({ type: 'change.cancel' })}>
          <Trans>Deixar como está</Trans>
        </Button>
      </ButtonRow>
    </>
  )
}
