/** All texts of a page come from catalogues: with pseudo-localized ones no plain letters are left. */
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pathOf } from '#contracts/routes.ts'
import { i18nFor } from '#src/page-context/i18n.ts'
import { createArrival } from '#src/app/arrival/arrival.ts'
import { PAGES, preloadPage } from '#src/app/pages.ts'
import type { PageId } from '#src/page-context/place.ts'
import { App } from '#src/app/router.tsx'
import { loadPseudoLocale } from '#tests/kit/pseudo.ts'
import { textsOf, TRANSLATED, untranslatedIn } from '#tests/kit/untranslated.ts'

const PAGE_IDS = Object.keys(PAGES) as PageId[]

// Proves LANG-18.
test.for(PAGE_IDS)('%s has no text without a catalogue entry', async (page) => {
  await preloadPage(page, 'fr')
  loadPseudoLocale(i18nFor('fr'), 'fr')
  const pathname = page === 'notFound' ? '/fr/404' : pathOf(page, 'fr')
  const root = document.createElement('div')
  root.innerHTML = renderToString(<App arrival={createArrival({ place: { language: 'fr', page, pathname } })} />)
  const texts = textsOf(root)
  expect(texts.join('')).toMatch(TRANSLATED)
  expect(untranslatedIn(texts)).toEqual([])
})
