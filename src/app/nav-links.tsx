import { Trans } from '@lingui/react/macro'
import { Link } from 'wouter'
import { pathOf } from '#contracts/routes.ts'
import styles from './header.module.css'
import { useLanguage } from './place.ts'
import { sendSession, useAccount } from './session-store.ts'

/** The header's links, beside each other or in the menu. */
export const NavLinks = () => {
  const language = useLanguage()
  const home = pathOf('home', language)
  const isSignedIn = useAccount().status === 'signedIn'
  return (
    <>
      {/* Fragments are the browser's: on the home page nothing but the scroll position changes. */}
      <a href={`${home}#produtos`} className={styles['link']}>
        <Trans>Produtos</Trans>
      </a>
      <a href={`${home}#inovacao`} className={styles['link']}>
        <Trans>Inovação</Trans>
      </a>
      <a href={`${home}#historia`} className={styles['link']}>
        <Trans>Nossa história</Trans>
      </a>
      <Link href={pathOf('contact', language)} className={styles['link']}>
        <Trans>Contato</Trans>
      </Link>
      {isSignedIn ? (
        <>
          <Link href={pathOf('dashboard', language)} className={styles['link']}>
            <Trans>Minha conta</Trans>
          </Link>
          <button type="button" className={styles['link']} onClick={() => sendSession({ type: 'session.signOut' })}>
            <Trans>Sair</Trans>
          </button>
        </>
      ) : (
        <>
          <Link href={pathOf('login', language)} className={styles['link']}>
            <Trans>Entrar</Trans>
          </Link>
          <Link href={pathOf('register', language)} className={`${styles['link']} ${styles['strong']}`}>
            <Trans>Criar conta</Trans>
          </Link>
        </>
      )}
    </>
  )
}
