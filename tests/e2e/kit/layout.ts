/** Layout checks, also with longer texts. */
/* oxlint-disable unicorn/consistent-function-scoping -- a function that runs in the page takes none along */
import type { Page } from '@playwright/test'

/** Lengthens every word by a third, as in German or Finnish; e-mail addresses are not changed. */
export const lengthenTexts = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const longer = (word: string) => word + word.slice(0, Math.ceil(word.length * 0.35))
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement?.closest('script, style, a[href^="mailto:"], [translate="no"]')) continue
      node.textContent = (node.textContent ?? '').replaceAll(/\p{L}{2,}/gu, longer)
    }
  })

/** The options of select fields that are cut when they are chosen. */
export const cutOptions = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d')
    if (context === null) throw new Error('no canvas')
    return [...document.querySelectorAll('select')].flatMap((select) => {
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select)
      const availableWidth =
        select.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
      context.font = font
      return [...select.options]
        .map(({ text }) => text)
        .filter((text) => context.measureText(text).width > availableWidth)
    })
  })

/** One line for each text that is clipped, overflows or overlaps another, and for horizontal scrolling. */
export const layoutFaults = async (page: Page): Promise<string[]> => {
  // What is not laid out yet has no true height.
  await page.locator('html:not([data-fresh])').waitFor({ state: 'attached' })
  return page.evaluate(() => {
    const faults: string[] = []
    // The sticky header would overlap scrolled content.
    scrollTo({ top: 0, behavior: 'instant' })
    for (const animation of document.getAnimations()) animation.finish()
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth > width) faults.push('the page scrolls sideways')

    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const isScreenReaderOnly = (element: Element) => element.closest('.visually-hidden') !== null
    const textOf = (element: Element) => (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40)
    const elements = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
      (element) => isShown(element) && !isScreenReaderOnly(element) && textOf(element) !== '',
    )
    const isClipped = (element: HTMLElement) => ['hidden', 'clip'].includes(getComputedStyle(element).overflowX)
    for (const element of elements) {
      const isBox = element.matches('a, button, summary, th, td, dt, dd, li, label')
      if (element.clientWidth > 0 && (isBox || isClipped(element)) && element.scrollWidth > element.clientWidth + 1) {
        faults.push(`'${textOf(element)}' is wider than its box`)
      }
    }

    const texts = elements
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
      .map((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return { element, rectangles: [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1) }
      })
    // Fixed elements, and those that stick to the lower edge, cover scrolled content, but not the end of the page.
    const isFixed = (element: Element | null): boolean => {
      if (element === null) return false
      const { position, bottom } = getComputedStyle(element)
      return position === 'fixed' || (position === 'sticky' && bottom !== 'auto') || isFixed(element.parentElement)
    }
    const inFlow = texts.filter(({ element }) => !isFixed(element))
    const overlap = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 2
    for (const [index, one] of inFlow.entries()) {
      for (const other of inFlow.slice(index + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue
        if (one.rectangles.some((a) => other.rectangles.some((b) => overlap(a, b)))) {
          faults.push(`'${textOf(one.element)}' and '${textOf(other.element)}' cover each other`)
        }
      }
    }
    return faults
  })
}
