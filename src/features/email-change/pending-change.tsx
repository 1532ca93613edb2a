import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { EmailChange } from '#contracts/api/email-change.ts'
import type { Mailbox } from '#contracts/api/email-confirmation.ts'
import { EMAIL_RESEND_INTERVAL, SECOND } from '#contracts/limits.ts'
import type { emailChangeMachine } from '#machines/email-change/email-change.machine.ts'
import { useFlowState, useFlowView } from '#src/flow-runtime/flow-state.ts'
import { DateText } from '#src/account/date-text.tsx'
import { RequestMail } from '#src/account/request-mail.tsx'
import { mailboxMailFlows } from './email-change.flow.ts'
import type { Section } from '#src/flow-runtime/flow-screen.tsx'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Button } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { FocusedHeading } from '#src/ui/focused-heading.tsx'
import { ListRow, ListRows } from '#src/ui/list-card.tsx'
import { ResendWait } from '#src/ui/resend.tsx'
import { StatusLine } from '#src/ui/status-line.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { useCountdown } from '#src/ui/use-countdown.ts'
import { useOnReconnect } from '#src/ui/use-on-reconnect.ts'

type MailboxRowProps = {
  mailbox: Mailbox
  address: string
  isConfirmed: boolean
  /** A mail was sent to it just now. */
  isSent: boolean
  isCooldownShown: boolean
  title: ReactNode
  /** Label of the button that sends the mail again. */
  children: ReactNode
}

const MailboxRow = ({ mailbox, address, isConfirmed, isSent, isCooldownShown, title, children }: MailboxRowProps) => (
  <ListRow
    detail={address}
    below={
      isConfirmed ? undefined : (
        <RequestMail flow={mailboxMailFlows[mailbox]} email={address} isSent={isSent} isCooldownShown={isCooldownShown}>
          {children}
        </RequestMail>
      )
    }
    aside={
      isConfirmed ? (
        <Tag tone="success">
          <Trans>Confirmado</Trans>
        </Tag>
      ) : (
        <Tag tone="warning">
          <Trans>Aguardando</Trans>
        </Tag>
      )
    }
  >
    <strong>{title}</strong>
  </ListRow>
)

type MailboxesProps = { change: EmailChange; email: string; isJustSent: boolean }

/** Which mailbox has confirmed and which has not, each with a button that sends the mail again. */
const Mailboxes = ({ change, email, isJustSent }: MailboxesProps) => {
  // Both mails were sent at once: when to ask for another one is said once, for both.
  const isCooldownShown = isJustSent && !change.is_current_confirmed && !change.is_new_confirmed
  return (
    <>
      <FocusedHeading level="h3">
        <Trans>Falta confirmar a troca</Trans>
      </FocusedHeading>
      <p>
        <Trans>
          Abra o link enviado a cada e-mail até <DateText at={change.expires_at} as="moment" />. Enquanto os dois não
          forem confirmados, entre com <strong>{email}</strong>.
        </Trans>
      </p>
      <ListRows>
        <MailboxRow
          mailbox="current"
          address={email}
          isConfirmed={change.is_current_confirmed}
          isSent={isJustSent}
          isCooldownShown={isCooldownShown}
          title={<Trans>E-mail atual</Trans>}
        >
          <Trans>Reenviar ao e-mail atual</Trans>
        </MailboxRow>
        <MailboxRow
          mailbox="new"
          address={change.new_email}
          isConfirmed={change.is_new_confirmed}
          isSent={isJustSent}
          isCooldownShown={isCooldownShown}
          title={<Trans>Novo e-mail</Trans>}
        >
          <Trans>Reenviar ao novo e-mail</Trans>
        </MailboxRow>
      </ListRows>
      {isCooldownShown && <ResendCooldown />}
      {!change.is_new_confirmed && (
        <p>
          <Trans>
            O novo e-mail recebeu um aviso em vez do link? Então ele já tem uma conta: cancele a troca e escolha outro.
          </Trans>
        </p>
      )}
    </>
  )
}

/** Until the buttons that send the mails again are back. */
const ResendCooldown = () => {
  const secondsLeft = useCountdown(EMAIL_RESEND_INTERVAL / SECOND)
  return secondsLeft === 0 ? null : <ResendWait />
}

/** Both mailboxes, and how to cancel. */
export const PendingChange = ({ flow }: Section<typeof emailChangeMachine>) => {
  const { view } = useFlowView(flow)
  const { email, change, isJustSent, failure } = useFlowState(flow, (state) => ({
    email: state.context.email,
    change: state.context.change,
    isJustSent: state.context.isJustSent,
    failure: state.context.failure,
  }))
  // Also after a cancellation: whether it took effect is not known.
  useOnReconnect(failure, () => flow.send({ type: 'status.check' }))
  const isCancelling = view === 'cancelling'
  return (
    <>
      {change?.status === 'pending' && <Mailboxes change={change} email={email} isJustSent={isJustSent} />}
      <FailureNote failure={failure} />
      <StatusLine>
        {view === 'pending' && <Trans>Aguardando a confirmação. Esta página se atualiza sozinha.</Trans>}
      </StatusLine>
      <ButtonRow>
        {view === 'checkFailed' && (
          <Button kind="ghost" onClick={() => flow.send({ type: 'status.check' })}>
            <Trans>Verificar agora</Trans>
          </Button>
        )}
        <Button kind="quiet" busy={isCancelling} onClick={() => flow.send({ type: 'change.cancel' })}>
          {isCancelling ? <Trans>Cancelando a troca...</Trans> : <Trans>Cancelar a troca</Trans>}
        </Button>
      </ButtonRow>
    </>
  )
}
