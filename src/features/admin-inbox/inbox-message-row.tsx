import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { type InboxMessage, MESSAGE_STATUSES, type MessageStatus } from '#contracts/api/admin.ts'
import { DateText } from '#src/account/date-text.tsx'
import { useWhen } from '#src/account/use-when.ts'
import { useRowUpdates } from '#src/account/use-row-updates.ts'
import { inboxMessageFlow } from './inbox-message.flow.ts'
import { useFlowState, useFlowView } from '#src/flow-runtime/flow-state.ts'
import { useAccount } from '#src/flow-runtime/session-store.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'
import { DRAFTS, dropDraft } from '#src/page-context/form-draft.ts'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Button } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { StatusLine } from '#src/ui/status-line.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { ReplyForm } from './reply-form.tsx'
import { MessageReply } from './message-reply.tsx'
import { MessageText } from './message-text.tsx'
import styles from './admin-inbox.module.css'
import { STATUS_LABELS, SUBJECT_LABELS } from './message-labels.ts'

/** A mailto link whose subject has the reference that the writer was given. */
const replyTo = ({ email, reference }: InboxMessage) =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${reference}`)}`

export const InboxMessageRow = ({ message }: { message: InboxMessage }) => {
  const { i18n } = useLingui()
  const flow = useFlow(inboxMessageFlow, {
    input: { message: { id: message.id, status: message.status, answer: message.answer } },
  })
  useRowUpdates(message, (stored) =>
    flow.send({ type: 'message.reread', status: stored.status, answer: stored.answer }),
  )
  const { view, marker } = useFlowView(flow)
  const { status, answer, issues, failure, isBusy } = useFlowState(flow, (state) => ({
    status: state.context.message.status,
    answer: state.context.message.answer,
    issues: state.context.issues,
    failure: state.context.failure,
    isBusy: state.hasTag('busy'),
  }))
  const id = useId()
  const account = useAccount()
  const draft = account.status === 'signedIn' ? DRAFTS.answer(account.profile.id, message.id) : undefined
  useWhen(answer !== null && draft !== undefined, () => dropDraft(draft ?? ''))
  return (
    <li className={styles['message']} {...marker}>
      <MessageHead id={id} message={message} status={status} />
      {view !== 'closed' && (
        <>
          <MessageText message={message} />
          {answer === null ? (
            <ReplyForm
              message={message}
              busy={isBusy}
              issues={issues}
              {...(draft !== undefined && { draft })}
              onSend={(values) => flow.send({ type: 'reply.send', values })}
            />
          ) : (
            <MessageReply message={message} answer={answer} isJustSent={view === 'answered'} />
          )}
          <StatusChoice
            status={status}
            busy={isBusy}
            describedBy={id}
            onChoose={(chosen) => flow.send({ type: 'status.choose', status: chosen })}
          />
        </>
      )}
      <FailureNote failure={failure} />
      <StatusLine>
        {view === 'changed' && i18n._(STATUS_LABELS[status].done)}
        {view === 'answered' && <Trans>A resposta foi enviada por e-mail.</Trans>}
      </StatusLine>
      <MessageButtons
        message={message}
        isOpen={view !== 'closed'}
        busy={isBusy}
        describedBy={id}
        onToggle={() => flow.send({ type: view === 'closed' ? 'message.open' : 'message.close' })}
      />
    </li>
  )
}

type MessageHeadProps = { id: string; message: InboxMessage; status: MessageStatus }

const MessageHead = ({ id, message, status }: MessageHeadProps) => {
  const { i18n } = useLingui()
  return (
    <>
      <div className={styles['head']}>
        <h3 id={id}>
          {message.name} · {i18n._(SUBJECT_LABELS[message.subject])}
        </h3>
        <Tag tone={STATUS_LABELS[status].tone}>{i18n._(STATUS_LABELS[status].name)}</Tag>
      </div>
      <p className={styles['when']}>
        <DateText at={message.created_at} as="moment" /> · {message.reference}
      </p>
    </>
  )
}

type StatusChoiceProps = {
  status: MessageStatus
  busy: boolean
  describedBy: string
  onChoose: (status: MessageStatus) => void
}

const StatusChoice = ({ status, busy, describedBy, onChoose }: StatusChoiceProps) => {
  const { i18n } = useLingui()
  return (
    <fieldset className={styles['status']}>
      <legend>
        <Trans>Situação</Trans>
      </legend>
      {MESSAGE_STATUSES.map((one) => (
        <Button
          key={one}
          kind="ghost"
          busy={busy}
          pressed={one === status}
          describedBy={describedBy}
          onClick={() => onChoose(one)}
        >
          {i18n._(STATUS_LABELS[one].name)}
        </Button>
      ))}
    </fieldset>
  )
}

type MessageButtonsProps = {
  message: InboxMessage
  isOpen: boolean
  busy: boolean
  describedBy: string
  onToggle: () => void
}

const MessageButtons = ({ message, isOpen, busy, describedBy, onToggle }: MessageButtonsProps) => (
  <ButtonRow>
    <Button kind={isOpen ? 'quiet' : 'ghost'} busy={busy} describedBy={describedBy} onClick={onToggle}>
      {isOpen ? <Trans>Fechar</Trans> : <Trans>Abrir mensagem</Trans>}
    </Button>
    {isOpen && (
      <LinkButton kind="quiet" href={replyTo(message)}>
        <Trans>Escrever pelo meu e-mail</Trans>
      </LinkButton>
    )}
  </ButtonRow>
)
