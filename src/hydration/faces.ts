/**
 * The brand's faces in the head of a page. On a first visit they are fetched after the first paint, so that they delay
 * none, and `show-faces.ts` shows them. Without a script they are declared as usual.
 */

import { isMetered } from '#src/clients/connection.ts'
import { afterPaint } from './paint.ts'

/** The style element that declares them, switched off where a script runs. */
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

const isReload = () => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation !== undefined && navigation.type !== 'navigate'
}

/** Whether they are most likely in the browser's cache: then the first paint has them. */
const areFacesKnown = (): boolean => hasStored() || isReload()

const fetchFaces = (declared: HTMLStyleElement) => {
  for (const [, href = ''] of declared.textContent.matchAll(/url\(([^)]+)\)/g)) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href })
    document.head.append(link)
  }
}

/** Before the first paint: the first layout asks for them, and those that are there in time are in it. */
const declareFaces = (declared: HTMLStyleElement) => {
  fetchFaces(declared)
  declared.media = 'all'
}

/** Called once, from the head. `isLate`: not before the scripts, which fetch them themselves to show them. */
export const bringFaces = (isLate: boolean): void => {
  const declared = faceStyles()
  if (declared === null) return
  if (areFacesKnown()) declareFaces(declared)
  // After the load as well: what is fetched before would hold it back, and with it the start of the page.
  else if (!isLate && !isMetered()) addEventListener('load', () => afterPaint(() => fetchFaces(declared)))
}
