import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { chunkGroups } from './scripts/kit/chunk-groups.ts'
import { readableClassName, shortClassName } from './scripts/kit/class-name.ts'
import { flowsPage } from './scripts/kit/flows-page.ts'
import { compileHints } from './scripts/kit/compile-hints.ts'
import { retriedStyles } from './scripts/kit/retried-styles.ts'
import { withoutDescriptions } from './scripts/kit/without-descriptions.ts'
import { siteOrigin } from './scripts/kit/site-origin.ts'
import { LongestFirst } from './tests/kit/longest-first.ts'
import { CHEAP_HASHES, SHORT_LIVED } from './tests/kit/node-flags.ts'

const isRelease = process.env['NODE_ENV'] === 'production'

/** Unused parts of supabase-js: storage, functions, realtime, passkeys, wallets. Replaced to keep them out of the bundle. */
const UNUSED_SERVICES = /^@supabase\/(functions|realtime|storage)-js$|^\.\/lib\/(webauthn|web3\/ethereum)$/

/** The second prints a table with the results of each flow. */
const REPORTERS = ['default', './tests/kit/flow-table.ts']

const node = (name: string, include: string[]) => ({
  extends: true as const,
  test: {
    name,
    include,
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})

/** Files that open databases. */
const withDatabase = <Project extends { test: object }>({ test, ...project }: Project, flags: string[] = []) => ({
  ...project,
  test: { ...test, execArgv: [...SHORT_LIVED, ...flags], globalSetup: ['./tests/kit/prepared-data.ts'] },
})

/** Files whose worker imports once what they share: they have no mocks and no state in modules, or reset both. */
const shared = <Project extends { test: object }>({ test, ...project }: Project) => ({
  ...project,
  test: { ...test, isolate: false },
})

/** Built pages are parsed without loading their scripts and styles: other tests check that those files exist. */
const READ_ONLY_PAGES = {
  happyDOM: {
    settings: {
      disableCSSFileLoading: true,
      disableJavaScriptFileLoading: true,
      handleDisabledFileLoadingAsSuccess: true,
    },
  },
}

const ui = shared({
  extends: true as const,
  test: {
    name: 'ui',
    include: ['tests/ui/**/*.test.{ts,tsx}'],
    environment: './tests/ui/kit/window/environment.ts',
    setupFiles: ['./tests/ui/kit/window/file-window.ts'],
    testTimeout: 30_000,
  },
})

const site = shared({
  extends: true as const,
  test: {
    name: 'site',
    include: ['tests/site/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    environmentOptions: READ_ONLY_PAGES,
    testTimeout: 60_000,
  },
})

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    withoutDescriptions(),
    retriedStyles(),
    compileHints(),
    react(),
    flowsPage(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    // A missing translation fails a release build, but neither tests nor the development server.
    lingui({ failOnMissing: isRelease, failOnCompileError: true }),
  ],
  resolve: {
    alias: [
      { find: UNUSED_SERVICES, replacement: fileURLToPath(new URL('src/clients/unused-service.ts', import.meta.url)) },
    ],
  },
  css: { modules: { generateScopedName: isRelease ? shortClassName : readableClassName } },
  define: { PUBLIC_ORIGIN: JSON.stringify(siteOrigin()) },
  build: {
    manifest: true,
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    // A font or image as data: URL would be downloaded again with each page that inlines its styles.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        ...(!isSsrBuild && { codeSplitting: { groups: chunkGroups(), includeDependenciesRecursively: false } }),
      },
    },
  },
  test: {
    reporters: REPORTERS,
    // All cores. Vitest's default is one less, which on two cores runs each project after the other.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    setupFiles: ['./tests/kit/seed-random.ts'],
    projects: [
      shared(node('model', ['tests/model/**/*.test.ts', 'tests/contracts/**/*.test.ts'])),
      node('mutants', ['tests/mutants/**/*.test.ts']),
      node('copies', ['tests/copies/**/*.test.ts']),
      withDatabase(node('api', ['tests/api/**/*.test.ts']), CHEAP_HASHES),
      withDatabase(node('db', ['tests/db/**/*.test.ts'])),
      ui,
      site,
    ],
  },
}))
