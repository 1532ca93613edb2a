/** Updates the head after a client-side navigation. A lazy chunk: prerendered pages have their head already. */
import { loadCatalogs } from '#src/page-context/i18n.ts'
import type { Language } from '#contracts/languages.ts'
import type { Place } from '#src/page-context/place.ts'
import { HEAD_CATALOG } from './descriptions.ts'
import { TAG_SELECTOR, tagsOf } from './tags.ts'

const elementOf = ({ element, attributes }: ReturnType<typeof tagsOf>[number]) => {
  const made = document.createElement(element)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  return made
}

export const loadDescriptions = (language: Language): Promise<void> => loadCatalogs(language, [HEAD_CATALOG])

/** `isShown` is checked after loading, against a race with the next navigation. */
export const updateHead = async ({ page, language }: Place, isShown: () => boolean): Promise<void> => {
  await loadDescriptions(language)
  if (!isShown()) return
  for (const old of document.head.querySelectorAll(TAG_SELECTOR)) old.remove()
  document.head.append(...tagsOf(page, language).map(elementOf))
}
