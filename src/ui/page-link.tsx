import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { pathOf, type RouteId } from '#contracts/routes.ts'
import { useLanguage } from '#src/page-context/place.ts'

/** A link to another page, in the current language. */
export const PageLink = ({ to, children }: { to: RouteId; children: ReactNode }) => (
  <Link href={pathOf(to, useLanguage())}>{children}</Link>
)
