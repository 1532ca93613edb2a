/** Whatever a page says comes out of a catalogue: in a language of full-width letters nothing is left in plain ones. */
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BRAND_NAME, COMPANY } from '#contracts/brand.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '#contracts/languages.ts'
import { pathOf } from '#contracts/routes.ts'
import { i18nFor } from '#src/app/i18n.ts'
import { PAGES, type PageId, preloadPage } from '#src/app/pages.ts'
import { App } from '#src/app/router.tsx'
import { speakPseudo } from './kit/pseudo.ts'

/** Names are the same in every language. */
const NAMES = [
  ...Object.values(COMPANY).flatMap((value) => [value, ...value.split('@')]),
  BRAND_NAME,
  'Transcribe',
  'Smart Scheduler',
  'Life Reminder',
  'Premium',
  'Enterprise',
  'CNPJ',
  'R$',
  ...Object.values(LANGUAGE_NAMES),
  ...LANGUAGES.map((language) => language.toUpperCase()),
]
/** Dates are written by the browser, in the language of the page. */
const DATE = /\d+ \p{L}+ \d{4}/gu
const SPOKEN_ATTRIBUTES = ['alt', 'aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'title']

const TRANSLATED = /[\uff21-\uff5a]/g

const untranslatedIn = (text: string) =>
  NAMES.reduce((rest, name) => rest.replaceAll(name, ''), text.replaceAll(TRANSLATED, '').replaceAll(DATE, ''))

const textsOf = (root: Element): string[] => {
  const texts: string[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const owner = node instanceof Element ? node : node.parentElement
    if (owner?.closest('[translate="no"], script, style') !== null) continue
    if (node instanceof Element) texts.push(...SPOKEN_ATTRIBUTES.map((name) => owner.getAttribute(name) ?? ''))
    else texts.push(node.textContent ?? '')
  }
  return texts
}

const PAGE_IDS = Object.keys(PAGES) as PageId[]

test.for(PAGE_IDS)('%s says nothing that is in no catalogue', async (page) => {
  await preloadPage(page, 'fr')
  speakPseudo(i18nFor('fr'), 'fr')
  const pathname = page === 'notFound' ? '/fr/404' : pathOf(page, 'fr')
  const root = document.createElement('div')
  root.innerHTML = renderToString(<App place={{ language: 'fr', page, pathname }} />)
  const texts = textsOf(root)
  expect(texts.join('')).toMatch(TRANSLATED)
  expect(texts.filter((text) => /\p{Script=Latin}/u.test(untranslatedIn(text)))).toEqual([])
})
