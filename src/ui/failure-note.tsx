import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, use, useEffect, useRef, useState } from 'react'
import { type ErrorCode, type Failure, isAnswerLost } from '#contracts/errors.ts'
import { ERROR_MESSAGES } from '#src/messages/error-messages.ts'
import { WEAK_PASSWORD_MESSAGES } from '#src/messages/weak-password-messages.ts'
import { SessionEndContext } from '#src/page-context/session-end.ts'
import styles from './failure-note.module.css'
import { Notice } from './notice.tsx'
import { useCountdown } from './use-countdown.ts'

type FailureNoteProps = {
  failure: Failure | null
  /** Shown instead of the message of its code: what that means here. */
  text?: string | undefined
  /** The call sends an e-mail, which may have been sent although the answer was lost. */
  sendsMail?: boolean
  /** Actions for this failure. */
  children?: ReactNode
}

/** The message of a failure, with a countdown if the service sent a retry time. */
export const FailureNote = ({ failure, text, sendsMail = false, children }: FailureNoteProps) => {
  const { i18n } = useLingui()
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(failure)
  const isSignedInAgain = useSignedInAgain(failure)
  useEffect(() => {
    // Focusing scrolls the note into view: the clicked button may be far from it.
    if (failure !== null && failure.code !== shown.current?.code && mayTakeFocus(place.current)) place.current?.focus()
    shown.current = failure
  }, [failure])
  return (
    <div ref={place} role="alert" tabIndex={-1} className={styles['place']}>
      {isSignedInAgain && (
        <Notice tone="info">
          <Trans>Você entrou de novo. Já pode tentar outra vez.</Trans>
        </Notice>
      )}
      {failure && !isSignedInAgain && (
        <div className={styles['note']}>
          <p className={styles['text']}>{text ?? failure.serviceMessage ?? i18n._(ERROR_MESSAGES[failure.code])}</p>
          {failure.reasons?.map((reason) => (
            <p key={reason}>{i18n._(WEAK_PASSWORD_MESSAGES[reason])}</p>
          ))}
          {failure.retryAfter !== undefined && <RetryAfter key={failure.retryAfter} seconds={failure.retryAfter} />}
          {NEEDS_SESSION.has(failure.code) && (
            <p>
              <Trans>Entre na conta e tente de novo.</Trans>
            </p>
          )}
          {sendsMail && isAnswerLost(failure.code) && (
            <p>
              <Trans>Veja antes sua caixa de entrada: o e-mail pode já ter chegado.</Trans>
            </p>
          )}
          {children && <div className={styles['actions']}>{children}</div>}
        </div>
      )}
    </div>
  )
}

/** Whether the focused element contains the note, as the body does, or is part of the same flow. */
const mayTakeFocus = (note: HTMLElement | null) => {
  const { activeElement } = document
  return activeElement?.contains(note) || note?.closest('[data-flow]')?.contains(activeElement)
}

const NEEDS_SESSION: ReadonlySet<ErrorCode> = new Set(['auth.unauthenticated', 'privacy.unauthenticated'])

/** Whether somebody signed in over the page because of this failure, which would otherwise still ask for a sign-in. */
const useSignedInAgain = (failure: Failure | null): boolean => {
  const hasEnded = use(SessionEndContext)
  const [endedBy, setEndedBy] = useState<Failure | null>(null)
  if (hasEnded && endedBy !== failure) setEndedBy(failure)
  return !hasEnded && failure !== null && failure === endedBy && NEEDS_SESSION.has(failure.code)
}

const RetryAfter = ({ seconds }: { seconds: number }) => {
  const secondsLeft = useCountdown(seconds)
  return (
    <p className={styles['text']} role="timer">
      <Wait seconds={secondsLeft} />
    </p>
  )
}

const MINUTE = 60
const HOUR = 3_600

/** In seconds up to two minutes, then in minutes, then in hours. */
const Wait = ({ seconds }: { seconds: number }) => {
  const minutes = Math.ceil(seconds / MINUTE)
  const hours = Math.ceil(seconds / HOUR)
  if (seconds === 0) return <Trans>Você já pode tentar de novo.</Trans>
  if (seconds <= 2 * MINUTE) return <Trans>Tente de novo em {seconds} s.</Trans>
  return seconds <= 2 * HOUR ? (
    <Trans>Tente de novo em {minutes} min.</Trans>
  ) : (
    <Trans>Tente de novo em {hours}h.</Trans>
  )
}
