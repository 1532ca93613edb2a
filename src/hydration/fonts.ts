/**
 * The web fonts in the head of a page. On a first visit they are fetched after the first paint, so as not to delay it, and
 * `apply-fonts.ts` applies them. Without JavaScript they are declared as usual.
 */

import { isMetered } from '#src/clients/connection.ts'
import { isFreshVisit } from '#src/lib/fresh-visit.ts'
import { afterPaint } from './paint.ts'

/** The style element that declares them, disabled by its `media` attribute where JavaScript runs. */
export const FACES_ID = 'faces'
export const faceStyles = () => document.getElementById(FACES_ID) as HTMLStyleElement | null

/** Storage may be disabled, and then throws. */
const hasStored = (): boolean => {
  try {
    return localStorage.length > 0
  } catch {
    return false
  }
}

/** Whether they are probably in the browser's cache: then the first paint can use them. */
const areFacesKnown = (): boolean => hasStored() || !isFreshVisit()

const fetchFaces = (declared: HTMLStyleElement, fetchPriority = 'auto') => {
  for (const [, href = ''] of declared.textContent.matchAll(/url\(([^)]+)\)/g)) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', fetchPriority, href })
    document.head.append(link)
  }
}

/** Enables them before the first paint, which uses those that are loaded in time. */
const declareFaces = (declared: HTMLStyleElement) => {
  // If they are not cached after all, the scripts come first: over HTTP/1.1 they would wait for a connection.
  fetchFaces(declared, 'low')
  declared.media = 'all'
}

/** Called once, in the head. `isLate`: no fetch here, as the scripts of the page fetch them when they have started. */
export const loadFonts = (isLate = false): void => {
  const declared = faceStyles()
  if (declared === null) return
  if (areFacesKnown()) declareFaces(declared)
  // After `load` as well, which a fetch before it would delay, and hydration with it.
  else if (!isLate && !isMetered()) addEventListener('load', () => afterPaint(() => fetchFaces(declared)))
}
