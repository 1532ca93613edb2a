import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { closestRoute } from '#contracts/closest-route.ts'
import { nameOf } from '#src/page-context/titles.ts'
import { useOnDevice } from '#src/page-context/on-device.ts'
import { usePlace } from '#src/page-context/place.ts'
import { PageLink } from '#src/ui/page-link.tsx'
import styles from './not-found.module.css'

/**
 * The page with the most similar path, or `children`. Computed after hydration: the 404 page is prerendered once for all URLs.
 */
export const Suggestion = ({ children }: { children: ReactNode }) => {
  const { i18n } = useLingui()
  const { pathname } = usePlace()
  const route = useOnDevice(() => closestRoute(pathname), null)
  if (route === null) return children
  // A new element by its key: reusing that of the replaced text would count as a layout shift.
  return (
    <p key="suggestion" className={styles['suggestion']}>
      <Trans>
        Você procurava <PageLink to={route}>{nameOf(i18n, route)}</PageLink>?
      </Trans>
    </p>
  )
}
