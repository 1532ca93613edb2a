import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { COMPANY } from '#contracts/brand.ts'
import { PRODUCTS } from '#contracts/roadmap.ts'
import { pathOf, type RouteId, routeOf } from '#contracts/routes.ts'
import { Logo } from '#src/ui/logo.tsx'
import styles from './footer.module.css'
import { LanguageLinks } from '#src/ui/language-links.tsx'
import { MailLink } from '#src/ui/mail-link.tsx'
import { PartnerLine } from '#src/ui/partner-line.tsx'
import { type PageId, useLanguage, usePlace } from '#src/page-context/place.ts'
import { readingPreferencesPanel, consentPanel } from '#src/flow-runtime/open-panel.ts'
import { ThemeSwitch } from '#src/ui/theme-switch.tsx'

const Column = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <div>
    <h2>{title}</h2>
    <ul>{children}</ul>
  </div>
)

type ItemProps = { route: RouteId; fragment?: string; seenBy?: 'signedIn' | 'signedOut'; children: ReactNode }

const Item = ({ route, fragment = '', seenBy, children }: ItemProps) => (
  <li className={seenBy && styles[seenBy]} hidden={seenBy === 'signedIn'}>
    <Link href={pathOf(route, useLanguage()) + fragment}>{children}</Link>
  </li>
)

const SiteLinks = () => (
  <Column title={<Trans>Navegação</Trans>}>
    <Item route="home">
      <Trans>Início</Trans>
    </Item>
    <Item route="about">
      <Trans>Quem somos</Trans>
    </Item>
    <Item route="innovation">
      <Trans>Inovação</Trans>
    </Item>
    {/* As in the header: both are rendered, and `data-account` on the document decides which is visible. */}
    <Item route="dashboard" seenBy="signedIn">
      <Trans>Minha conta</Trans>
    </Item>
    <Item route="settings" seenBy="signedIn">
      <Trans>Configurações</Trans>
    </Item>
    <Item route="login" seenBy="signedOut">
      <Trans>Entrar</Trans>
    </Item>
    <Item route="register" seenBy="signedOut">
      <Trans>Criar conta</Trans>
    </Item>
  </Column>
)

const ProductLinks = () => (
  <Column title={<Trans>Produtos</Trans>}>
    <Item route="products" fragment="#transcribe">
      {PRODUCTS.transcribe.name}
    </Item>
    <Item route="products" fragment="#smart-scheduler">
      {PRODUCTS.smartScheduler.name}
    </Item>
    <Item route="products" fragment="#life-reminder">
      {PRODUCTS.lifeReminder.name}
    </Item>
    <Item route="products" fragment="#planos">
      <Trans>Planos</Trans>
    </Item>
  </Column>
)

const ContactItems = () => (
  <>
    <Item route="contact">
      <Trans>Contato</Trans>
    </Item>
    <li>
      <MailLink address={COMPANY.supportEmail} />
    </li>
  </>
)

const DocumentItems = () => (
  <>
    <Item route="terms">
      <Trans>Termos de uso</Trans>
    </Item>
    <Item route="privacy">
      <Trans>Política de privacidade</Trans>
    </Item>
    <Item route="accessibility">
      <Trans>Acessibilidade</Trans>
    </Item>
    <li>
      <button type="button" onClick={consentPanel.open}>
        <Trans>Escolhas de cookies</Trans>
      </button>
    </li>
  </>
)

/** Pages with one task get a short footer: their header has the links to the rest of the site. */
const isTask = (page: PageId) =>
  page !== 'notFound' && (routeOf(page).section === 'auth' || routeOf(page).access === 'open' || page === 'waitlist')

export const Footer = () => (
  <footer className={styles['footer']}>{isTask(usePlace().page) ? <ShortFooter /> : <WholeFooter />}</footer>
)

/** Without languages and colours, which are in the header. */
const ShortFooter = () => {
  const { t } = useLingui()
  return (
    <div className={`${styles['inside']} ${styles['short']}`}>
      <nav aria-label={t`Rodapé`}>
        <ul className={styles['row']}>
          <DocumentItems />
          <li>
            <button type="button" onClick={readingPreferencesPanel.open}>
              <Trans>Modo leitura</Trans>
            </button>
          </li>
          <ContactItems />
        </ul>
      </nav>
      <Company />
    </div>
  )
}

const WholeFooter = () => {
  const { t } = useLingui()
  return (
    <div className={styles['inside']}>
      <div className={styles['brand']}>
        <Logo />
        <p>
          <Trans>A voz vira texto. O texto vira tempo.</Trans>
        </p>
        <PartnerLine />
      </div>
      <nav className={styles['columns']} aria-label={t`Rodapé`}>
        <SiteLinks />
        <ProductLinks />
        <Column title={<Trans>Documentos</Trans>}>
          <DocumentItems />
        </Column>
        <Column title={<Trans>Fale com a gente</Trans>}>
          <ContactItems />
        </Column>
      </nav>
      <div className={styles['settings']}>
        <nav className={styles['languages']} aria-label={t`Idiomas, no rodapé`}>
          <LanguageLinks />
        </nav>
        <button type="button" className={styles['readingPreferences']} onClick={readingPreferencesPanel.open}>
          <Trans>Modo leitura</Trans>
        </button>
        <ThemeSwitch isCompact />
      </div>
      <Company />
    </div>
  )
}

const Company = () => (
  <p className={styles['legal']}>{`${COMPANY.legalName} · CNPJ ${COMPANY.cnpj} · ${COMPANY.address}`}</p>
)
