import { Trans } from '@lingui/react/macro'
import { AccountLayout } from '#src/account/account-layout.tsx'
import { LanguageLinks } from '#src/ui/language-links.tsx'
import { useAccount } from '#src/flow-runtime/session-store.ts'
import { ThemeSwitch } from '#src/ui/theme-switch.tsx'
import { ListCard, ListRow, ListRows } from '#src/ui/list-card.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
import styles from './settings.module.css'
import { PlanSummary, TranscribeSummary } from './summaries.tsx'

/** All settings with their current values. Each summary is fetched independently. */
export default function SettingsPage() {
  const account = useAccount()
  return (
    <AccountLayout title={<Trans>Conta</Trans>}>
      <ListCard title={<Trans>Conta</Trans>}>
        <ListRows>
          {account.status === 'signedIn' && (
            <ListRow detail={`${account.profile.name}, ${account.profile.email}`}>
              <PageLink to="accountSettings">
                <Trans>Dados da conta</Trans>
              </PageLink>
            </ListRow>
          )}
        </ListRows>
        <PlanSummary />
        <ListRows>
          <ListRow detail={<Trans>Senha, aparelhos conectados e atividade recente</Trans>}>
            <PageLink to="securitySettings">
              <Trans>Segurança</Trans>
            </PageLink>
          </ListRow>
        </ListRows>
        <TranscribeSummary />
      </ListCard>
      <ListCard title={<Trans>Neste aparelho</Trans>}>
        <ListRows>
          <ListRow
            aside={
              <span className={styles['languages']}>
                <LanguageLinks />
              </span>
            }
          >
            <Trans>Idioma</Trans>
          </ListRow>
          <ListRow
            aside={
              <span className={styles['colours']}>
                <ThemeSwitch />
              </span>
            }
          >
            <Trans>Cores</Trans>
          </ListRow>
        </ListRows>
      </ListCard>
    </AccountLayout>
  )
}
