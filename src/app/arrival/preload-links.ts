/** Prefetches the code and texts of linked pages, so that a click needs no request. */
import { resolvePath } from '#contracts/routes.ts'
import { isFastConnection, isMetered } from '#src/clients/connection.ts'
import type { Place } from '#src/page-context/place.ts'
import { requiredRoleOf, preloadPage } from '../pages.ts'
import { prepareHead } from './show-place.ts'

/** Events that precede the click of a link. */
const APPROACHES = ['pointerover', 'touchstart', 'focusin'] as const

const anchorOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null

const placeOf = ({ origin, pathname }: HTMLAnchorElement): Place | null => {
  const found = resolvePath(pathname)
  if (origin !== location.origin || found.kind !== 'page' || found.language === null) return null
  return { page: found.route, language: found.language, pathname }
}

/** Failures are ignored: the page is fetched again when its link is clicked. */
const preload = ({ page, language }: Place): Promise<unknown> =>
  Promise.all([preloadPage(page, language), prepareHead(language)]).catch(() => {})

const untilIdle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve)
    else setTimeout(resolve, 200)
  })

/** With an IntersectionObserver: measuring the links would force a layout of the content of closed menus. */
const linksInView = () =>
  new Promise<HTMLAnchorElement[]>((resolve) => {
    const links = document.querySelectorAll<HTMLAnchorElement>('a[href]')
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect()
      resolve(entries.flatMap(({ isIntersecting, target }) => (isIntersecting ? [target as HTMLAnchorElement] : [])))
    })
    for (const link of links) observer.observe(link)
    if (links.length === 0) resolve([])
  })

const placesInView = async (language: Place['language']): Promise<Place[]> =>
  (await linksInView())
    .map(placeOf)
    .filter((place) => place !== null)
    .filter(({ page, language: other }) => other === language && requiredRoleOf(page) === null)

/** One page after the other, so that a click meanwhile competes with one prefetch at most. */
const preloadInView = async (language: Place['language']): Promise<void> => {
  await untilIdle()
  for (const place of await placesInView(language)) {
    await preload(place)
    await untilIdle()
  }
}

/** Called once, after hydration. */
export const preloadLinks = ({ language }: Place): void => {
  if (isMetered()) return
  for (const approach of APPROACHES) {
    addEventListener(
      approach,
      ({ target }) => {
        const link = anchorOf(target)
        const place = link === null ? null : placeOf(link)
        if (place !== null) void preload(place)
      },
      { capture: true, passive: true },
    )
  }
  if (isFastConnection()) void preloadInView(language)
}
