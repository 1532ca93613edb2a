import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { IssueCode } from '#contracts/forms/issues.ts'
import { ISSUE_MESSAGES } from '#src/messages/issue-messages.ts'
import styles from './field.module.css'

export type FieldProps = { name: string; label: ReactNode; hint?: ReactNode; optional?: boolean }

type FieldFrameProps = {
  id: string
  label: ReactNode
  hint?: ReactNode
  /** Remark on what is being typed, in a polite live region. */
  note?: ReactNode
  issue: IssueCode | undefined
  optional?: boolean | undefined
  /** At the end of the label's line, but after the control in tab order. */
  aside?: ReactNode
  children: ReactNode
}

/** Label above, then hint, control, note and issue. */
export const FieldFrame = ({ id, label, hint, note, issue, optional, aside, children }: FieldFrameProps) => (
  <div className={styles['field']} data-invalid={issue === undefined ? undefined : ''}>
    <div className={styles['head']}>
      <label htmlFor={id}>
        {label}
        {optional === true && (
          <span className={styles['optional']}>
            {' '}
            <Trans>(opcional)</Trans>
          </span>
        )}
      </label>
    </div>
    {hint !== undefined && (
      <p id={`${id}-hint`} className={styles['hint']}>
        {hint}
      </p>
    )}
    {children}
    {aside}
    {note !== undefined && (
      <output id={`${id}-note`} htmlFor={id} className={styles['note']}>
        {note}
      </output>
    )}
    <FieldIssue id={id} issue={issue} />
  </div>
)

export const FieldIssue = ({ id, issue }: { id: string; issue: IssueCode | undefined }) => {
  const { i18n } = useLingui()
  if (issue === undefined) return null
  return (
    <p id={`${id}-issue`} className={styles['issue']}>
      <span aria-hidden="true" className={styles['mark']}>
        !
      </span>
      {i18n._(ISSUE_MESSAGES[issue])}
    </p>
  )
}
