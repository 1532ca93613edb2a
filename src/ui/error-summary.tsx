import { useLingui } from '@lingui/react'
import { Plural } from '@lingui/react/macro'
import type { Ref } from 'react'
import { type FieldIssues, isIssueCode } from '#contracts/forms/issues.ts'
import { ISSUE_MESSAGES } from '#src/messages/issue-messages.ts'
import styles from './error-summary.module.css'
import { controlId } from './form-context.ts'

type ErrorSummaryProps = { ref: Ref<HTMLDivElement>; formId: string; issues: FieldIssues }

const focusField = (id: string) => document.getElementById(id)?.focus()

/** Every issue of the form as a link to its field. The form focuses it after a submit that was not accepted. */
export const ErrorSummary = ({ ref, formId, issues }: ErrorSummaryProps) => {
  const { i18n } = useLingui()
  const entries = Object.entries(issues).filter(([, code]) => isIssueCode(code))
  if (entries.length === 0) return null
  return (
    <div ref={ref} className={styles['summary']} role="alert" tabIndex={-1}>
      <p className={styles['title']}>
        <Plural value={entries.length} one="Falta acertar um campo" other="Falta acertar # campos" />
      </p>
      <ul className={styles['list']}>
        {entries.map(([name, code]) => (
          <li key={name}>
            <a
              href={`#${controlId(formId, name)}`}
              onClick={(event) => {
                event.preventDefault()
                focusField(controlId(formId, name))
              }}
            >
              {code && i18n._(ISSUE_MESSAGES[code])}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
