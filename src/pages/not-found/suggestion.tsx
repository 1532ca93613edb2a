import { Trans, useLingui } from '@lingui/react/macro'
import { closestRoute } from '#contracts/closest-route.ts'
import { nameOf } from '#src/page-context/titles.ts'
import { useOnDevice } from '#src/page-context/on-device.ts'
import { usePlace } from '#src/page-context/place.ts'
import { PageLink } from '#src/ui/page-link.tsx'
import styles from './not-found.module.css'

/** The page with the most similar path. Computed after hydration: the 404 page is prerendered once for all URLs. */
export const Suggestion = () => {
  const { i18n } = useLingui()
  const { pathname } = usePlace()
  const route = useOnDevice(() => closestRoute(pathname), null)
  if (route === null) return null
  return (
    <p className={styles['suggestion']}>
      <Trans>
        Você procurava <PageLink to={route}>{nameOf(i18n, route)}</PageLink>?
      </Trans>
    </p>
  )
}
