import { Trans } from '@lingui/react/macro'
import { SettingsPage } from '#src/account/settings/settings-page.tsx'
import { readingPreferencesPanel } from '#src/flow-runtime/open-panel.ts'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Button } from '#src/ui/button.tsx'
import { LanguageLinks } from '#src/ui/language-links.tsx'
import { ListCard } from '#src/ui/list-card.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
import { ThemeSwitch } from '#src/ui/theme-switch.tsx'
import styles from './language-settings.module.css'

/** Display settings of this device: language, theme, reading preferences. Not stored in the account. */
export default function LanguageSettingsPage() {
  return (
    <SettingsPage lead={<Trans>Vale neste aparelho, a partir de agora. Não é preciso salvar.</Trans>}>
      <ListCard anchor="language" title={<Trans>Idioma</Trans>}>
        <div className={styles['languages']}>
          <LanguageLinks />
        </div>
        <p>
          <Trans>
            O idioma dos e-mails que você recebe é escolhido no <PageLink to="accountSettings">perfil</PageLink>.
          </Trans>
        </p>
      </ListCard>
      <ListCard anchor="colours" title={<Trans>Cores</Trans>}>
        <div className={styles['colours']}>
          <ThemeSwitch />
        </div>
      </ListCard>
      <ListCard anchor="reading" title={<Trans>Modo leitura</Trans>}>
        <p>
          <Trans>Tamanho e tipo da letra, espaço, contraste e uma linha que acompanha a leitura.</Trans>
        </p>
        <ButtonRow>
          <Button kind="ghost" onClick={readingPreferencesPanel.open}>
            <Trans>Ajustar a leitura</Trans>
          </Button>
        </ButtonRow>
      </ListCard>
    </SettingsPage>
  )
}
