import { defineConfig } from '@lingui/cli'
import { DEFAULT_LANGUAGE, LANGUAGES } from './contracts/languages.ts'

/** One catalogue for the shell, one for error texts, one for each page: a page loads its own and no other. */
export default defineConfig({
  sourceLocale: DEFAULT_LANGUAGE,
  locales: [...LANGUAGES],
  fallbackLocales: false,
  catalogs: [
    { path: 'locales/{locale}/shell', include: ['src/app', 'src/ui'] },
    { path: 'locales/{locale}/messages', include: ['src/messages'] },
    { path: 'locales/{locale}/{name}', include: ['src/pages/{name}/'] },
  ],
})
