import { Trans } from '@lingui/react/macro'
import { Link } from 'wouter'
import { pathOf } from '#contracts/routes.ts'
import styles from './header.module.css'
import { useLanguage } from './place.ts'
import { sendSession, useAccount } from './session-store.ts'

/** The header's links, beside each other or in the menu. */
export const NavLinks = () => {
  const language = useLanguage()
  const isSignedIn = useAccount().status === 'signedIn'
  return (
    <>
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
