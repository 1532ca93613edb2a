import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { COMPANY } from '#contracts/brand.ts'
import { pathOf, type RouteId } from '#contracts/routes.ts'
import { Logo } from '../ui/logo.tsx'
import styles from './footer.module.css'
import { LanguageLinks } from './language-links.tsx'
import { MailLink } from '../ui/mail-link.tsx'
import { useLanguage } from './place.ts'
import { ThemeSwitch } from './theme-switch.tsx'

export const Footer = () => {
  const { t } = useLingui()
  const home = pathOf('home', useLanguage())
  return (
    <footer className={styles['footer']}>
      <div className={styles['inside']}>
        <div className={styles['brand']}>
          <Logo />
          <p>
            <Trans>A voz vira texto. O texto vira tempo.</Trans>
          </p>
        </div>
        <nav className={styles['columns']} aria-label={t`Rodapé`}>
          <Column title={<Trans>Navegação</Trans>}>
            <Item route="home">
              <Trans>Início</Trans>
            </Item>
            <Item route="login">
              <Trans>Entrar</Trans>
            </Item>
            <Item route="register">
              <Trans>Criar conta</Trans>
            </Item>
          </Column>
          <Column title={<Trans>Produtos</Trans>}>
            {['Transcribe', 'Smart Scheduler', 'Life Reminder'].map((product) => (
              <li key={product}>
                <a href={`${home}#produtos`}>{product}</a>
              </li>
            ))}
          </Column>
          <Column title={<Trans>Fale com a gente</Trans>}>
            <Item route="contact">
              <Trans>Contato</Trans>
            </Item>
            <li>
              <MailLink address={COMPANY.supportEmail} />
            </li>
          </Column>
        </nav>
        <div className={styles['settings']}>
          <nav className={styles['languages']} aria-label={t`Idiomas, no rodapé`}>
            <LanguageLinks />
          </nav>
          <ThemeSwitch />
        </div>
        <p className={styles['legal']}>
          {COMPANY.legalName} · CNPJ {COMPANY.cnpj} · {COMPANY.address}
        </p>
      </div>
    </footer>
  )
}

const Column = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <div>
    <h2>{title}</h2>
    <ul>{children}</ul>
  </div>
)

const Item = ({ route, children }: { route: RouteId; children: ReactNode }) => (
  <li>
    <Link href={pathOf(route, useLanguage())}>{children}</Link>
  </li>
)
