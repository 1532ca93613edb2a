/**
 * Applies web fonts that arrived after the first paint, if that causes no layout shift in the viewport; else at the first
 * scroll, or with the next page.
 */
import { faceStyles } from './fonts.ts'

/** Dispatched on the window when another page is shown, or this one in another language. */
export const PAGE_CHANGE = 'prosa:page'

/** Pixels of a visible shift. Browsers ignore vertical ones below 3; words and links move sideways with those beside them. */
const MOVED = { down: 3, along: 16 }

const faceOf = (rule: CSSRule) => {
  const { style } = rule as CSSFontFaceRule
  const weight = style.getPropertyValue('font-weight')
  return new FontFace(style.getPropertyValue('font-family'), style.getPropertyValue('src'), { weight })
}

type Place = { element: Element; top: number; left: number }

/**
 * Positions of the elements in the viewport. Skips the content of menus, which measuring would force to be laid out, and
 * elements below the viewport.
 */
const placesInView = (parent: Element = document.body): Place[] =>
  [...parent.children].flatMap((element) => {
    const { top, bottom, left } = element.getBoundingClientRect()
    if (top >= innerHeight) return []
    const inside = element.matches('details, svg') ? [] : placesInView(element)
    return bottom > 0 ? [{ element, top, left }, ...inside] : inside
  })

/** Adds the fonts, measures, and removes them again if something moved: in one task, so that the shift is never painted. */
const addUnlessMoving = (faces: readonly FontFace[]): boolean => {
  const before = placesInView()
  for (const face of faces) document.fonts.add(face)
  const hasMoved = before.some(({ element, top, left }) => {
    const now = element.getBoundingClientRect()
    return Math.abs(now.top - top) >= MOVED.down || Math.abs(now.left - left) >= MOVED.along
  })
  if (hasMoved) for (const face of faces) document.fonts.delete(face)
  return !hasMoved
}

/** Whether a font arrived too late for the first paint: declared as optional, it is not used as long as the document lives. */
const areLate = (): boolean => {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return files.some(({ name, responseEnd }) => name.endsWith('.woff2') && responseEnd > (paint?.startTime ?? Infinity))
}

/** Sets `data-faces` to `shown` or `waiting`. Rejects if a font cannot be loaded: the fallback stays. */
export const applyFonts = async (): Promise<void> => {
  const declared = faceStyles()
  if (declared === null) return
  // Enabled in the head already: the browser applies those that it has in time.
  if (declared.media === 'all') {
    await document.fonts.ready
    if (!areLate()) return
  }
  const faces = [...(declared.sheet?.cssRules ?? [])].map(faceOf)
  await Promise.all(faces.map((face) => face.load()))
  const page = document.documentElement
  const show = () => {
    for (const face of faces) document.fonts.add(face)
    page.dataset['faces'] = 'shown'
  }
  if (addUnlessMoving(faces)) return show()
  page.dataset['faces'] = 'waiting'
  // A shift is not noticed while scrolling.
  for (const change of [PAGE_CHANGE, 'scroll']) addEventListener(change, show, { once: true, passive: true })
}
