import { Trans } from '@lingui/react/macro'
import { AccountLayout } from '#src/account/account-layout.tsx'
import type { Query } from '#src/account/reading/reading.flow.ts'
import { useReading } from '#src/account/reading/reading-state.tsx'
import { recentTranscriptionsReading, servicesReading } from '#src/account/reading/account-readings.ts'
import { subscriptionReading, usageReading } from '#src/account/reading/plan-readings.ts'
import { pendingPaymentReading } from '#src/features/pending-payment/pending-payment.flow.ts'
import { exportsReading } from '#src/account/reading/own-data-readings.ts'
import { profileReading } from '#src/account/reading/profile-reading.ts'
import { useFocusFallback } from '#src/account/use-focus-fallback.ts'
import { useAccount } from '#src/flow-runtime/session-store.ts'
import { Loading } from '#src/ui/loading.tsx'
import { AlertNote } from './alert-note.tsx'
import { alertOf } from './alert-of.ts'
import { Cards } from './cards.tsx'
import styles from './dashboard.module.css'
import { NEWS_NOW } from './news.ts'
import { Unreachable } from './unreachable.tsx'

export const readings = (): readonly Query<unknown>[] => [
  exportsReading,
  profileReading,
  pendingPaymentReading,
  servicesReading,
  usageReading,
  subscriptionReading,
  recentTranscriptionsReading,
]

export default function DashboardPage() {
  const account = useAccount()
  const exports = useReading(exportsReading)
  const profile = useReading(profileReading)
  const pending = useReading(pendingPaymentReading)
  const read = {
    services: useReading(servicesReading),
    usage: useReading(usageReading),
    subscription: useReading(subscriptionReading),
    recent: useReading(recentTranscriptionsReading),
  }
  const all = Object.values(read)
  const isUnreachable = all.every(({ view }) => view === 'failed')
  // Each takes the place of the other, with the button that was pressed.
  const heading = useFocusFallback<HTMLSpanElement>(isUnreachable ? 'unreachable' : 'cards')
  if (account.status !== 'signedIn') return <Loading />
  const { id, name, isFallback } = account.profile
  const firstName = name.split(' ', 1)[0] ?? name
  // Null until it was fetched.
  const user = profile.data as typeof profile.data | null
  const alert = alertOf({
    pending: pending.data,
    subscription: read.subscription.data,
    usage: read.usage.data,
    isFallback,
    isConfirmed: user?.email_verified ?? null,
    isUndeliverable: typeof user?.email_undeliverable_since === 'string',
    exports: exports.data,
    news: NEWS_NOW,
    memberSince: user?.created_at ?? null,
  })
  return (
    <AccountLayout
      title={<Trans>Olá, {firstName}</Trans>}
      lead={
        <span className={styles['lead']}>
          <Trans>Seus áudios, em texto, e como está a sua conta.</Trans>
        </span>
      }
      alert={alert === null ? undefined : <AlertNote alert={alert} />}
    >
      {isUnreachable ? (
        <Unreachable heading={heading} onRetry={() => all.forEach(({ send }) => send({ type: 'data.retry' }))} />
      ) : (
        <Cards {...read} heading={heading} pending={pending.data} personId={id} user={user} />
      )}
    </AccountLayout>
  )
}
