import { Trans, useLingui } from '@lingui/react/macro'
import type { PendingPayment } from '#contracts/api/billing.ts'
import { MoneyText } from '#src/account/money-text.tsx'
import { planNameOf } from '#src/account/plan-name.ts'
import { Deadline } from './deadline.tsx'
import styles from './pending-payment.module.css'

/** What is to be paid, for which plan and until when. */
export const PendingFacts = ({ plan_code: code, amount_cents: cents, currency, expires_at: until }: PendingPayment) => {
  const { i18n } = useLingui()
  return (
    <div>
      <p className={styles['amount']}>
        <Trans>
          <MoneyText cents={cents} currency={currency} /> pelo {planNameOf(i18n, { code })}
        </Trans>
      </p>
      {until !== null && (
        <p>
          <Deadline key={until} at={until} />
        </p>
      )}
    </div>
  )
}
