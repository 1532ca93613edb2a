import { Trans } from '@lingui/react/macro'
import { AccountLayout } from '#src/account/account-layout.tsx'
import { PlanCard } from '#src/account/plan-card.tsx'
import { ReadingCard } from '#src/account/reading-card.tsx'
import { TranscribeStatus } from '#src/account/transcribe-status.tsx'
import { UsageCard } from '#src/account/usage-card.tsx'
import { servicesReading } from '#src/app/flows/account-readings.ts'
import { sendSession, useAccount } from '#src/app/session-store.ts'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Button } from '#src/ui/button.tsx'
import { Loading } from '#src/ui/loading.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
import styles from './dashboard.module.css'
import { Products } from './products.tsx'
import { RecentTranscriptions } from './recent-transcriptions.tsx'

export default function DashboardPage() {
  const account = useAccount()
  if (account.status !== 'signedIn') return <Loading />
  const { name, isFallback } = account.profile
  const firstName = name.split(' ', 1)[0] ?? name
  return (
    <AccountLayout
      section="dashboard"
      title={<Trans>Olá, {firstName}</Trans>}
      lead={<Trans>Seus áudios, em texto, e como está a sua conta.</Trans>}
    >
      {isFallback && (
        <>
          <Notice tone="warning">
            <Trans>Não conseguimos carregar seu perfil completo. Mostramos o que o login nos diz.</Trans>
          </Notice>
          <ButtonRow>
            <Button kind="ghost" onClick={() => sendSession({ type: 'profile.reload' })}>
              <Trans>Tentar de novo</Trans>
            </Button>
          </ButtonRow>
        </>
      )}
      <div className={styles['pair']}>
        <div className={styles['stack']}>
          <ReadingCard
            flow={servicesReading}
            title="Transcribe"
            action={
              <PageLink to="services">
                <Trans>Ver serviços</Trans>
              </PageLink>
            }
          >
            {(services) => <TranscribeStatus services={services} />}
          </ReadingCard>
          <UsageCard />
        </div>
        <PlanCard
          action={
            <PageLink to="subscription">
              <Trans>Ver assinatura</Trans>
            </PageLink>
          }
        />
      </div>
      <RecentTranscriptions />
      <Products />
      <ButtonRow>
        <Button kind="ghost" onClick={() => sendSession({ type: 'session.signOut' })}>
          <Trans>Sair</Trans>
        </Button>
      </ButtonRow>
    </AccountLayout>
  )
}
