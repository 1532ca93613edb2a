import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { buttonClass, type ButtonKind } from './button.tsx'

type LinkButtonProps = { href: string; kind: ButtonKind; children: ReactNode }

/** A link that looks like a button. The router handles internal links, the browser external ones and fragments. */
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
