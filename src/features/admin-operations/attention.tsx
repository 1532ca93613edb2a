import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { Operations } from '#contracts/api/operations.ts'
import { Notice } from '#src/ui/notice.tsx'
import styles from './admin-operations.module.css'
import { ATTENTION_MESSAGES } from './attention-messages.ts'

/** What somebody should look at now, before all figures. */
export const Attention = ({ attention }: Pick<Operations, 'attention'>) => {
  const { i18n } = useLingui()
  if (attention.length === 0) {
    return (
      <Notice tone="success">
        <Trans>Nada precisa de atenção agora.</Trans>
      </Notice>
    )
  }
  const [first] = attention
  if (first !== undefined && attention.length === 1)
    return <Notice tone="warning">{i18n._(ATTENTION_MESSAGES[first])}</Notice>
  return (
    <Notice tone="warning">
      <ul className={styles['attention']}>
        {attention.map((one) => (
          <li key={one}>{i18n._(ATTENTION_MESSAGES[one])}</li>
        ))}
      </ul>
    </Notice>
  )
}
