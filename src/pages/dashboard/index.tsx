import { Trans } from '@lingui/react/macro'
import { AccountPage } from '#src/account/account-page.tsx'
import type { Query } from '#src/account/query/query.flow.ts'
import { useQuery } from '#src/account/query/query-state.tsx'
import { recentTranscriptionsQuery, servicesQuery } from '#src/account/query/account-queries.ts'
import { subscriptionQuery, usageQuery } from '#src/account/query/plan-queries.ts'
import { pendingPaymentQuery } from '#src/features/pending-payment/pending-payment.flow.ts'
import { exportsQuery } from '#src/account/query/own-data-queries.ts'
import { profileQuery } from '#src/account/query/profile-query.ts'
import { useFocusFallback } from '#src/account/use-focus-fallback.ts'
import { useAccount } from '#src/flow-runtime/session-store.ts'
import { Loading } from '#src/ui/loading.tsx'
import { AlertNote } from './alert-note.tsx'
import { alertOf } from './alert-of.ts'
import { Cards } from './cards.tsx'
import styles from './dashboard.module.css'
import { NEWS_NOW } from './news.ts'
import { Unreachable } from './unreachable.tsx'

export const queries = (): readonly Query<unknown>[] => [
  exportsQuery,
  profileQuery,
  pendingPaymentQuery,
  servicesQuery,
  usageQuery,
  subscriptionQuery,
  recentTranscriptionsQuery,
]

export default function DashboardPage() {
  const account = useAccount()
  const exports = useQuery(exportsQuery)
  const profile = useQuery(profileQuery)
  const pending = useQuery(pendingPaymentQuery)
  const read = {
    services: useQuery(servicesQuery),
    usage: useQuery(usageQuery),
    subscription: useQuery(subscriptionQuery),
    recent: useQuery(recentTranscriptionsQuery),
  }
  const all = Object.values(read)
  const isUnreachable = all.every(({ view }) => view === 'failed')
  // Each replaces the other, and the clicked button with it.
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
    <AccountPage
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
    </AccountPage>
  )
}
