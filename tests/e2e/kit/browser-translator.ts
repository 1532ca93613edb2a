/**
 * Stands in for a browser's translator: it replaces each text by its capitals in `font` elements, and new texts when
 * they come.
 */
import type { Page } from '@playwright/test'

/** Resolves when the page is translated. `language`: what the translator says that it translates to. */
export const translatePage = (page: Page, language = 'de'): Promise<void> =>
  page.evaluate((tag) => {
    const UNTRANSLATED = 'script, style, textarea, [translate=no], font, svg'
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode() !== null) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        if (text.data.trim() === '' || text.parentElement?.closest(UNTRANSLATED) !== null) continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.append(text.data.toUpperCase())
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    document.documentElement.lang = tag
    document.documentElement.classList.add('translated-ltr')
    translate(document.body)
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        if ([...addedNodes].some(({ nodeName }) => nodeName !== 'FONT')) translate(target)
      }
    }).observe(document.body, { childList: true, subtree: true })
  }, language)
