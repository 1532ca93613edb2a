import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { pathOf, type RouteId } from '#contracts/routes.ts'
import styles from './header.module.css'
import { usePlace } from './place.ts'
import { sendSession, useAccount } from './session-store.ts'

/** The header's links, beside each other or in the menu. */
export const NavLinks = () => {
  const isSignedIn = useAccount().status === 'signedIn'
  return (
    <>
      <NavLink to="products">
        <Trans>Produtos</Trans>
      </NavLink>
      <NavLink to="innovation">
        <Trans>Inovação</Trans>
      </NavLink>
      <NavLink to="about">
        <Trans>Quem somos</Trans>
      </NavLink>
      <NavLink to="contact">
        <Trans>Contato</Trans>
      </NavLink>
      {isSignedIn ? (
        <>
          <NavLink to="dashboard">
            <Trans>Minha conta</Trans>
          </NavLink>
          <button type="button" className={styles['link']} onClick={() => sendSession({ type: 'session.signOut' })}>
            <Trans>Sair</Trans>
          </button>
        </>
      ) : (
        <>
          <NavLink to="login">
            <Trans>Entrar</Trans>
          </NavLink>
          <NavLink to="register" isStrong>
            <Trans>Criar conta</Trans>
          </NavLink>
        </>
      )}
    </>
  )
}

const NavLink = ({ to, isStrong = false, children }: { to: RouteId; isStrong?: boolean; children: ReactNode }) => {
  const { language, page } = usePlace()
  return (
    <Link
      href={pathOf(to, language)}
      className={`${styles['link']} ${isStrong ? styles['strong'] : ''}`}
      aria-current={page === to ? 'page' : undefined}
    >
      {children}
    </Link>
  )
}
