/**
 * Shows the brand's faces on a first visit, both at once, where that moves nothing in view; else they wait for the
 * visitor to scroll, or for the next page, whose texts are laid out anew.
 */
import { faceStyles } from './faces.ts'

/** Dispatched on the window when another page is shown, or this one in another language. */
export const PAGE_CHANGE = 'prosa:page'

/** Pixels. Browsers count no smaller move as one; along its line a word moves with the letters before it. */
const MOVED = { down: 3, along: 16 }

const faceOf = (rule: CSSRule) => {
  const { style } = rule as CSSFontFaceRule
  const weight = style.getPropertyValue('font-weight')
  return new FontFace(style.getPropertyValue('font-family'), style.getPropertyValue('src'), { weight })
}

type Place = { element: Element; top: number; left: number }

/**
 * Where the elements in view begin. Left out: what a closed menu holds, as measuring would lay it out, and what is inside of
 * an element that begins below.
 */
const placesInView = (parent: Element = document.body): Place[] =>
  [...parent.children].flatMap((element) => {
    const { top, bottom, left } = element.getBoundingClientRect()
    if (top >= innerHeight) return []
    const inside = element.matches('details, svg') ? [] : placesInView(element)
    return bottom > 0 ? [{ element, top, left }, ...inside] : inside
  })

/** Both in one task: if something moved, it is back in its place before it could be painted. */
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

/** `data-faces` says what became of them. A face that cannot be had leaves the system's. */
export const showFaces = async (): Promise<void> => {
  const declared = faceStyles()
  // Declared in the head: they are the browser's to show.
  if (declared === null || declared.media === 'all') return
  const faces = [...(declared.sheet?.cssRules ?? [])].map(faceOf)
  await Promise.all(faces.map((face) => face.load()))
  const page = document.documentElement
  const show = () => {
    for (const face of faces) document.fonts.add(face)
    page.dataset['faces'] = 'shown'
  }
  if (addUnlessMoving(faces)) return show()
  page.dataset['faces'] = 'waiting'
  // Who scrolls has everything moving.
  for (const change of [PAGE_CHANGE, 'scroll']) addEventListener(change, show, { once: true, passive: true })
}
