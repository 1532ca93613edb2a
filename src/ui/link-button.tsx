import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { buttonClass, type ButtonKind } from './button.tsx'

type LinkButtonProps = { href: string; kind: ButtonKind; children: ReactNode }

/** Looks like a button and is a link: inside the site by the router, elsewhere and to fragments by the browser. */
export const LinkButton = ({ href, kind, children }: LinkButtonProps) =>
  href.startsWith('/') ? (
    <Link href={href} className={buttonClass(kind)}>
      {children}
    </Link>
  ) : (
    <a href={href} className={buttonClass(kind)}>
      {children}
    </a>
  )
