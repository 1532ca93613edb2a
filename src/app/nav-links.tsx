import { Trans } from '@lingui/react/macro'
import { type ReactNode, type RefObject, useRef } from 'react'
import { Link } from 'wouter'
import { pathOf, type RouteId } from '#contracts/routes.ts'
import styles from './header.module.css'
import { usePlace } from '#src/page-context/place.ts'
import { useStoredSession } from '#src/flow-runtime/session-store.ts'
import { useSignOut } from './use-sign-out.ts'

/** The header's links, in a row or in the menu. */
export const NavLinks = () => {
  useStoredSession()
  const signIn = useRef<HTMLAnchorElement>(null)
  const signOut = useSignOut(signIn)
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
      {/* Both are rendered, and `data-account` on the document decides which is visible: no layout shift on hydration. */}
      <span className={styles['signedIn']} hidden>
        <NavLink to="dashboard">
          <Trans>Minha conta</Trans>
        </NavLink>
        <button type="button" className={styles['link']} onClick={signOut}>
          <Trans>Sair</Trans>
        </button>
      </span>
      <span className={styles['signedOut']}>
        <NavLink to="login" place={signIn}>
          <Trans>Entrar</Trans>
        </NavLink>
        <NavLink to="register" isStrong>
          <Trans>Criar conta</Trans>
        </NavLink>
      </span>
    </>
  )
}

type NavLinkProps = {
  to: RouteId
  isStrong?: boolean
  place?: RefObject<HTMLAnchorElement | null>
  children: ReactNode
}

const NavLink = ({ to, isStrong = false, place, children }: NavLinkProps) => {
  const { language, page } = usePlace()
  return (
    <Link
      ref={place}
      href={pathOf(to, language)}
      className={isStrong ? `${styles['link']} ${styles['strong']}` : styles['link']}
      aria-current={page === to ? 'page' : undefined}
    >
      {children}
    </Link>
  )
}
