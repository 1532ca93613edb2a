import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { type InboxMessage, MESSAGE_STATUSES } from '#contracts/api/admin.ts'
import { DateText } from '#src/account/date-text.tsx'
import { inboxMessageFlow } from './inbox-message.flow.ts'
import { useFlowState, useFlowView } from '#src/flow-runtime/flow-state.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Button } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { StatusLine } from '#src/ui/status-line.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { MessageText } from './message-text.tsx'
import styles from './admin-inbox.module.css'
import { STATUS, SUBJECT } from './words.ts'

/** A mailto link whose subject has the reference that the writer was given. */
const replyTo = ({ email, reference }: InboxMessage) =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${reference}`)}`

export const InboxMessageRow = ({ message }: { message: InboxMessage }) => {
  const { t, i18n } = useLingui()
  const flow = useFlow(inboxMessageFlow, { input: { message: { id: message.id, status: message.status } } })
  const { view, marker } = useFlowView(flow)
  const { status, failure, isBusy } = useFlowState(flow, (state) => ({
    status: state.context.message.status,
    failure: state.context.failure,
    isBusy: state.hasTag('busy'),
  }))
  const id = useId()
  return (
    <li className={styles['message']} {...marker}>
      <div className={styles['head']}>
        <h3 id={id}>
          {message.name} · {i18n._(SUBJECT[message.subject])}
        </h3>
        <Tag tone={STATUS[status].tone}>{i18n._(STATUS[status].name)}</Tag>
      </div>
      <p className={styles['when']}>
        <DateText at={message.created_at} as="moment" /> · {message.reference}
      </p>
      {view !== 'closed' && <MessageText message={message} />}
      {view !== 'closed' && (
        <fieldset className={styles['statuses']} aria-label={t`Situação`}>
          {MESSAGE_STATUSES.map((one) => (
            <Button
              key={one}
              kind="ghost"
              busy={isBusy}
              pressed={one === status}
              describedBy={id}
              onClick={() => flow.send({ type: 'status.choose', status: one })}
            >
              {i18n._(STATUS[one].name)}
            </Button>
          ))}
        </fieldset>
      )}
      <FailureNote failure={failure} />
      <StatusLine>{view === 'changed' && i18n._(STATUS[status].done)}</StatusLine>
      <ButtonRow>
        <Button
          kind="ghost"
          busy={isBusy}
          describedBy={id}
          onClick={() => flow.send({ type: view === 'closed' ? 'message.open' : 'message.close' })}
        >
          {view === 'closed' ? <Trans>Abrir mensagem</Trans> : <Trans>Fechar</Trans>}
        </Button>
        {view !== 'closed' && (
          <LinkButton kind="primary" href={replyTo(message)}>
            <Trans>Responder por e-mail</Trans>
          </LinkButton>
        )}
      </ButtonRow>
    </li>
  )
}
