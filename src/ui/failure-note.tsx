import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Failure } from '#contracts/errors.ts'
import { ERROR_MESSAGES } from '#src/messages/error-messages.ts'
import styles from './failure-note.module.css'
import { useCountdown } from './use-countdown.ts'

type FailureNoteProps = {
  failure: Failure | null
  /** Ways out of this failure. */
  children?: ReactNode
}

/** What did not work, in words; with a countdown where the service said when to try again. */
export const FailureNote = ({ failure, children }: FailureNoteProps) => {
  const { i18n } = useLingui()
  return (
    <div role="alert" className={styles['place']}>
      {failure && (
        <div className={styles['note']}>
          <p className={styles['text']}>{i18n._(ERROR_MESSAGES[failure.code])}</p>
          {failure.retryAfter !== undefined && <RetryAfter key={failure.retryAfter} seconds={failure.retryAfter} />}
          {children && <div className={styles['actions']}>{children}</div>}
        </div>
      )}
    </div>
  )
}

const RetryAfter = ({ seconds }: { seconds: number }) => {
  const left = useCountdown(seconds)
  return (
    <p className={styles['text']} role="timer">
      {left === 0 ? <Trans>Você já pode tentar de novo.</Trans> : <Trans>Tente de novo em {left} s.</Trans>}
    </p>
  )
}
