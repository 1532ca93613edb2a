import { useLingui } from '@lingui/react'
import { Plural, Trans } from '@lingui/react/macro'
import { useId } from 'react'
import type { GivenUpMail } from '#contracts/api/operations.ts'
import { DateText } from '#src/account/date-text.tsx'
import { ListRow } from '#src/ui/list-card.tsx'
import styles from './admin-operations.module.css'
import { MAIL_LABELS } from './mail-labels.ts'
import { MailRetry } from './mail-retry.tsx'
import { CodeLabel } from './code-label.tsx'
import { MAIL_FAILURE_LABELS } from './operations-labels.ts'

const ContentErased = () => (
  <span className={styles['aside']}>
    <Trans>O conteúdo já foi apagado.</Trans>
  </span>
)

/** A mail that was given up: its kind, when it was written and why it failed. Never its recipient. */
export const GivenUpMailRow = ({ mail }: { mail: GivenUpMail }) => {
  const { i18n } = useLingui()
  const id = useId()
  const { attempts } = mail
  return (
    <ListRow
      detail={
        <>
          <DateText at={mail.created_at} as="moment" /> ·{' '}
          <span className="no-wrap">
            <Plural value={attempts} one="# tentativa" other="# tentativas" />
          </span>{' '}
          · {i18n._(MAIL_FAILURE_LABELS[mail.failure])}
          {mail.failure !== 'expired' && <> ({mail.code})</>}
        </>
      }
      aside={mail.can_retry ? <MailRetry id={mail.id} describedBy={id} /> : <ContentErased />}
    >
      <CodeLabel labels={MAIL_LABELS} code={mail.kind} id={id} />
    </ListRow>
  )
}
