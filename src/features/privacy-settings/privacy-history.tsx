import { Trans } from '@lingui/react/macro'
import type { PrivacySettings } from '#contracts/api/privacy-settings.ts'
import { DateText } from '#src/account/date-text.tsx'
import styles from './privacy-history.module.css'

/** When a choice was last changed, and on demand the list of all its changes. Newest first. */
export const PrivacyHistory = ({ changes }: { changes: PrivacySettings['history'] }) => {
  const [last] = changes
  if (last === undefined) return null
  return (
    <details className={styles['history']}>
      <summary>
        <Trans>
          Última mudança: <DateText at={last.changed_at} as="fullMoment" />
        </Trans>
      </summary>
      <ul>
        {changes.map(({ changed_at: at, is_on: isOn }) => (
          <li key={at}>
            {isOn ? <Trans>Ativado</Trans> : <Trans>Desativado</Trans>}: <DateText at={at} as="fullMoment" />
          </li>
        ))}
      </ul>
    </details>
  )
}
