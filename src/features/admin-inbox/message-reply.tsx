import { Trans } from '@lingui/react/macro'
import type { InboxMessage } from '#contracts/api/admin.ts'
import { DateText } from '#src/account/date-text.tsx'
import { FocusedHeading } from '#src/ui/focused-heading.tsx'
import styles from './admin-inbox.module.css'
import { tagOfMessage } from './message-language.ts'

type MessageReplyProps = {
  message: InboxMessage
  answer: string
  /** It replaces the form, which had the focus. */
  isJustSent: boolean
}

/** After a reply was sent, its author and time are unknown until the list is read again. */
export const MessageReply = ({ message, answer, isJustSent }: MessageReplyProps) => {
  const { answered_at: at, answered_by: by } = message
  const title = <Trans>Resposta enviada</Trans>
  return (
    <section className={styles['reply']}>
      {isJustSent ? <FocusedHeading level="h4">{title}</FocusedHeading> : <h4>{title}</h4>}
      {at !== null && (
        <p className={styles['when']}>
          <DateText at={at} as="moment" />
          {by !== null && by !== '' && (
            <>
              {' '}
              <Trans>por {by}</Trans>
            </>
          )}
        </p>
      )}
      <p className={styles['text']} lang={tagOfMessage(message)}>
        {answer}
      </p>
    </section>
  )
}
