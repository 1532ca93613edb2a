import { Trans } from '@lingui/react/macro'
import { viewOf } from '#machines/kit/view.ts'
import { AccountLayout } from '#src/account/account-layout.tsx'
import { useReading } from '#src/account/reading-state.tsx'
import {
  recentTranscriptionsReading,
  servicesReading,
  subscriptionReading,
  usageReading,
} from '#src/flows/account-readings.ts'
import { exportsReading } from '#src/flows/own-data-readings.ts'
import { sendSession, useAccount } from '#src/flow/session-store.ts'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Button } from '#src/ui/button.tsx'
import { Loading } from '#src/ui/loading.tsx'
import { AlertNote } from './alert-note.tsx'
import { alertOf } from './alert-of.ts'
import { Cards } from './cards.tsx'
import { Unreachable } from './unreachable.tsx'

export default function DashboardPage() {
  const account = useAccount()
  const exports = useReading(exportsReading)
  const readings = {
    services: useReading(servicesReading),
    usage: useReading(usageReading),
    subscription: useReading(subscriptionReading),
    recent: useReading(recentTranscriptionsReading),
  }
  if (account.status !== 'signedIn') return <Loading />
  const { name, isFallback } = account.profile
  const firstName = name.split(' ', 1)[0] ?? name
  const all = Object.values(readings)
  const alert = alertOf({
    subscription: readings.subscription.data,
    usage: readings.usage.data,
    isFallback,
    exports: exports.data,
  })
  return (
    <AccountLayout
      section="dashboard"
      title={<Trans>Olá, {firstName}</Trans>}
      lead={<Trans>Seus áudios, em texto, e como está a sua conta.</Trans>}
    >
      {alert !== null && <AlertNote alert={alert} />}
      {all.every(({ state }) => viewOf(state) === 'failed') ? (
        <Unreachable onRetry={() => all.forEach(({ send }) => send({ type: 'data.retry' }))} />
      ) : (
        <Cards {...readings} />
      )}
      <ButtonRow>
        <Button kind="ghost" onClick={() => sendSession({ type: 'session.signOut' })}>
          <Trans>Sair</Trans>
        </Button>
      </ButtonRow>
    </AccountLayout>
  )
}
