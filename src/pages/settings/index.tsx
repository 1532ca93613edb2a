import { Trans, useLingui } from '@lingui/react/macro'
import { AccountPage } from '#src/account/account-page.tsx'
import type { Query } from '#src/account/query/query.flow.ts'
import { servicesQuery } from '#src/account/query/account-queries.ts'
import { subscriptionQuery } from '#src/account/query/plan-queries.ts'
import { SettingsSearch } from '#src/features/settings-search/settings-search.tsx'
import { useAccount } from '#src/flow-runtime/session-store.ts'
import { nameOf } from '#src/page-context/titles.ts'
import { EmailAddress } from '#src/ui/email-address.tsx'
import { ListCard, ListRows } from '#src/ui/list-card.tsx'
import { SettingsRow } from './settings-row.tsx'
import styles from './settings.module.css'
import { PlanSummary, TranscribeSummary } from './summaries.tsx'

export const queries = (): readonly Query<unknown>[] => [subscriptionQuery, servicesQuery]

/** All settings with their current values, and a search. Each value is fetched independently. */
export default function SettingsIndexPage() {
  const { i18n } = useLingui()
  const account = useAccount()
  const profile = account.status === 'signedIn' ? account.profile : null
  return (
    <AccountPage title={nameOf(i18n, 'settings')}>
      <SettingsSearch>
        <div className={styles['groups']}>
          <ListCard title={<Trans>Você</Trans>}>
            <ListRows isClickable>
              <SettingsRow to="accountSettings" detail={profile?.name} />
              <SettingsRow to="emailSettings" detail={profile && <EmailAddress>{profile.email}</EmailAddress>} />
              <SettingsRow to="securitySettings" detail={<Trans>Senha, aparelhos e atividade recente</Trans>} />
            </ListRows>
          </ListCard>
          <ListCard title={<Trans>Seus dados</Trans>}>
            <ListRows isClickable>
              <SettingsRow to="privacySettings" detail={<Trans>O que contamos, e as escolhas de cookies</Trans>} />
              <SettingsRow to="dataSettings" detail={<Trans>Levar uma cópia, ou excluir a conta</Trans>} />
            </ListRows>
          </ListCard>
          <ListCard title={<Trans>Serviço</Trans>}>
            <div className={styles['services']}>
              <TranscribeSummary />
              <PlanSummary />
            </div>
          </ListCard>
          <ListCard title={<Trans>Neste aparelho</Trans>}>
            <ListRows isClickable>
              <SettingsRow to="languageSettings" detail={<Trans>Idioma do site, cores e modo leitura</Trans>} />
            </ListRows>
          </ListCard>
        </div>
      </SettingsSearch>
    </AccountPage>
  )
}
