/** Snapshots of the screen reader's output. After a change of texts review the diff of `npm run test:site -- -u`. */
import { expect, test } from 'vitest'
import { BUILT_PAGES, type BuiltPage } from './kit/built-pages.ts'
import { spoken } from './kit/spoken.ts'

const PORTUGUESE = BUILT_PAGES.filter(({ language }) => language === 'pt')

/** The content without `noscript` elements. */
const contentOf = ({ document: built }: BuiltPage) =>
  (built.querySelector('main')?.outerHTML ?? '').replaceAll(/<noscript>.*?<\/noscript>/gs, '')

const surroundingsOf = ({ document: built }: BuiltPage) =>
  built.body.innerHTML.replace(/(<main[^>]*>).*(<\/main>)/s, '$1$2')

/** Applies the styles, as hidden elements are not read out. */
const applyStyles = ({ document: built }: BuiltPage) => {
  document.head.innerHTML = [...built.querySelectorAll('style')].map((style) => style.outerHTML).join('')
}

// Proves ROUTE-10, SITE-01, SITE-02, SITE-03, SITE-04, SITE-05, SITE-06, SITE-07, SITE-08, SITE-09, SITE-10, SITE-11, SITE-12,
// SITE-13, SITE-14, SITE-15, SITE-16, SITE-17.
test.for(PORTUGUESE)('$page is read by a screen reader in this order', async (page) => {
  applyStyles(page)
  document.body.innerHTML = contentOf(page)
  await expect(await spoken()).toMatchFileSnapshot(`spoken/${page.page}.txt`)
})

// Proves ROUTE-08, SITE-19.
test.for([
  { name: 'a page', id: 'home', file: 'around' },
  { name: 'a page with one task', id: 'login', file: 'around-task' },
])('the layout around $name is read by a screen reader in this order', async ({ id, file }) => {
  const built = PORTUGUESE.find(({ page }) => page === id) as BuiltPage
  applyStyles(built)
  document.body.innerHTML = surroundingsOf(built)
  await expect(await spoken()).toMatchFileSnapshot(`spoken/${file}.txt`)
})
