import { Trans, useLingui } from '@lingui/react/macro'
import { consentPanel } from '#src/flow-runtime/open-panel.ts'
import { PageLink } from '#src/ui/page-link.tsx'
import styles from './legal-line.module.css'

/** Links required on every page of the account: legal documents, cookie choice and contact. */
export const LegalLine = () => {
  const { t } = useLingui()
  return (
    <footer className={styles['legal']}>
      <nav aria-label={t`Rodapé`}>
        <PageLink to="privacy">
          <Trans>Privacidade</Trans>
        </PageLink>
        <PageLink to="terms">
          <Trans>Termos</Trans>
        </PageLink>
        <button type="button" onClick={consentPanel.open}>
          <Trans>Cookies</Trans>
        </button>
        <PageLink to="accessibility">
          <Trans>Acessibilidade</Trans>
        </PageLink>
        <PageLink to="contact">
          <Trans>Contato</Trans>
        </PageLink>
      </nav>
    </footer>
  )
}
