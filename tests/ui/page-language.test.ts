import { afterEach, expect, test } from 'vitest'
import { pageLanguage } from '#src/clients/page.ts'

afterEach(() => {
  history.replaceState(null, '', '/')
  document.documentElement.lang = ''
})

test.each([
  ['/fr/contact', 'fr', 'fr'],
  // A browser that translates the page to German.
  ['/en/register', 'de', 'en'],
  ['/auth/callback', 'es', 'es'],
  ['/auth/callback', 'de', 'pt'],
])('at %s in a document in %s, services are called in %s', (path, lang, language) => {
  history.replaceState(null, '', path)
  document.documentElement.lang = lang
  expect(pageLanguage()).toBe(language)
})
