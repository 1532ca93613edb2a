import { Trans } from '@lingui/react/macro'
import { SettingsPage } from '#src/account/settings/settings-page.tsx'
import { PrivacySection } from '#src/features/privacy-settings/privacy-section.tsx'
import { consentPanel } from '#src/flow-runtime/open-panel.ts'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Button } from '#src/ui/button.tsx'
import { ListCard, ListRow, ListRows } from '#src/ui/list-card.tsx'
import { PageLink } from '#src/ui/page-link.tsx'

/** Privacy settings of the account and of this browser, with links to the legal documents. */
export default function PrivacySettingsPage() {
  return (
    <SettingsPage lead={<Trans>Você decide o que contamos. Cada escolha é salva na hora.</Trans>}>
      <PrivacySection />
      <ListCard anchor="cookies" title={<Trans>Cookies e estatísticas</Trans>}>
        <p>
          <Trans>Esta escolha vale só para este navegador, também sem entrar na conta.</Trans>
        </p>
        <ButtonRow>
          <Button kind="ghost" onClick={consentPanel.open}>
            <Trans>Rever as escolhas de cookies</Trans>
          </Button>
        </ButtonRow>
      </ListCard>
      <ListCard title={<Trans>Seus direitos</Trans>}>
        <ListRows>
          <ListRow detail={<Trans>Uma cópia de tudo, ou a exclusão da conta</Trans>}>
            <PageLink to="dataSettings">
              <Trans>Meus dados</Trans>
            </PageLink>
          </ListRow>
          <ListRow detail={<Trans>O que tratamos, para quê, por quanto tempo e com quem</Trans>}>
            <PageLink to="privacy">
              <Trans>Política de privacidade</Trans>
            </PageLink>
          </ListRow>
        </ListRows>
      </ListCard>
    </SettingsPage>
  )
}
