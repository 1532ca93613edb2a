import { readdirSync } from 'node:fs'
import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { DEFAULT_LANGUAGE, LANGUAGES } from './contracts/languages.ts'

/** Catalogues of several folders, so that a page with several features loads its texts by one request. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  shell: ['app', 'page-context', 'ui', 'features/route-guard', 'features/language-offer'],
  account: ['account', 'features/transcription', 'features/pending-payment'],
  'account-settings': ['pages/account-settings', 'features/avatar', 'features/personal-data'],
  'email-settings': ['pages/email-settings', 'features/email-change'],
  'privacy-settings': ['pages/privacy-settings', 'features/privacy-settings'],
  'data-settings': ['pages/data-settings', 'features/account-deletion', 'features/data-export'],
  settings: ['pages/settings', 'features/settings-search'],
  'security-settings': [
    'pages/security-settings',
    'features/other-sessions',
    'features/password-change',
    'features/second-factor',
    'features/sign-in-methods',
  ],
  'payment-history': ['pages/payment-history', 'features/receipt'],
  subscription: ['pages/subscription', 'features/subscription'],
}

const shared = new Set(Object.values(SHARED).flat())
/** Folders with a catalogue of the same name. */
const single = [
  'activity',
  'admin',
  'head',
  'reauthentication',
  'messages',
  'qr',
  ...['pages', 'features'].flatMap((parent) => readdirSync(`src/${parent}`).map((folder) => `${parent}/${folder}`)),
].filter((folder) => !shared.has(folder))

const catalog = (name: string, folders: readonly string[]) => ({
  path: `locales/{locale}/${name}`,
  include: folders.map((folder) => `src/${folder}/`),
})

/** One catalogue for the shell, one for error texts, one for each page or feature: a page loads only what it uses. */
export default defineConfig({
  sourceLocale: DEFAULT_LANGUAGE,
  locales: [...LANGUAGES],
  fallbackLocales: false,
  // Otherwise moving a line of code would change the catalogue.
  format: formatter({ lineNumbers: false }),
  catalogs: [
    ...Object.entries(SHARED).map(([name, folders]) => catalog(name, folders)),
    ...single.map((folder) => catalog(folder.split('/').at(-1) ?? folder, [folder])),
  ],
})
