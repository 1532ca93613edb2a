import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { DEFAULT_LANGUAGE, LANGUAGES } from './contracts/languages.ts'

/**
 * One catalogue for the shell, one for error texts, one for heads, one for the account's pieces, one for
 * the administrators', one for each page: a page loads its own and no other.
 */
export default defineConfig({
  sourceLocale: DEFAULT_LANGUAGE,
  locales: [...LANGUAGES],
  fallbackLocales: false,
  // A line that moved is no change of a text.
  format: formatter({ lineNumbers: false }),
  catalogs: [
    { path: 'locales/{locale}/shell', include: ['src/app', 'src/place', 'src/ui'] },
    { path: 'locales/{locale}/account', include: ['src/account'] },
    { path: 'locales/{locale}/admin', include: ['src/admin'] },
    { path: 'locales/{locale}/head', include: ['src/head'] },
    { path: 'locales/{locale}/comfort', include: ['src/comfort'] },
    { path: 'locales/{locale}/consent', include: ['src/consent'] },
    { path: 'locales/{locale}/demo', include: ['src/demo'] },
    { path: 'locales/{locale}/neural', include: ['src/neural'] },
    { path: 'locales/{locale}/own-audio', include: ['src/own-audio'] },
    { path: 'locales/{locale}/qr', include: ['src/qr'] },
    { path: 'locales/{locale}/messages', include: ['src/messages'] },
    { path: 'locales/{locale}/{name}', include: ['src/pages/{name}/'] },
  ],
})
