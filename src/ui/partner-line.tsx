import { Trans } from '@lingui/react/macro'
import { IS_MESSAGING_PARTNER, MESSAGING_PLATFORM } from '#contracts/brand.ts'
import styles from './partner-line.module.css'

/** The partner badge, if the brand file says that the company is a partner of the messaging platform. */
export const PartnerLine = () =>
  IS_MESSAGING_PARTNER && (
    <p className={styles['line']}>
      <svg className={styles['seal']} viewBox="0 0 24 24" aria-hidden="true">
        <path className={styles['bubble']} d="M2 10a10 10 0 1 1 10 12H2z" />
        <path className={styles['tick']} d="M7.5 12.5l3 3 6-7" />
      </svg>
      <Trans>Parceira oficial do {MESSAGING_PLATFORM}</Trans>
    </p>
  )
