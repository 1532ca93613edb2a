import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'wouter'
import { COMPANY } from '#contracts/brand.ts'
import { pathOf } from '#contracts/routes.ts'
import { Logo } from '../ui/logo.tsx'
import styles from './footer.module.css'
import { useLanguage } from './place.ts'
import { ThemeSwitch } from './theme-switch.tsx'

export const Footer = () => {
  const { t } = useLingui()
  const language = useLanguage()
  return (
    <footer className={styles['footer']}>
      <div className={styles['inside']}>
        <div>
          <Logo />
          <p className={styles['small']}>
            {COMPANY.legalName} · CNPJ {COMPANY.cnpj}
            <br />
            {COMPANY.address}
          </p>
        </div>
        <nav className={styles['row']} aria-label={t`Rodapé`}>
          <Link href={pathOf('home', language)}>
            <Trans>Início</Trans>
          </Link>
          <Link href={pathOf('contact', language)}>
            <Trans>Contato</Trans>
          </Link>
          <Link href={pathOf('login', language)}>
            <Trans>Entrar</Trans>
          </Link>
          <Link href={pathOf('register', language)}>
            <Trans>Criar conta</Trans>
          </Link>
          <a href={`mailto:${COMPANY.supportEmail}`}>{COMPANY.supportEmail}</a>
        </nav>
        <ThemeSwitch />
      </div>
    </footer>
  )
}
