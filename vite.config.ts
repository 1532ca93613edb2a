import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { flowsPage } from './scripts/kit/flows-page.ts'
import { withoutDescriptions } from './scripts/kit/without-descriptions.ts'
import { siteOrigin } from './scripts/kit/site-origin.ts'

const isRelease = process.env['NODE_ENV'] === 'production'

/** Paths of the libraries of every page, and of what joins chunks. */
const RUNTIME = [
  /node_modules\/(react|react-dom|scheduler|wouter|regexparam|mitt)\//,
  /node_modules\/use-sync-external-store\/(shim\/index|cjs\/use-sync-external-store-shim\.production)\.js/,
  /node_modules\/@lingui\/(core|react)\//,
  /rolldown\/runtime|vite\/preload-helper/,
]
/** Paths of the shell: what every page shows. */
const SHELL = [
  /src\/app\/(router|layout|header|footer|nav-links|language-switch|error-screen|announcer|away)\.tsx$|src\/app\/(pages\.ts$|arrival\/)|machines\/arrival\/place\.ts$|features\/language-offer\/language-offer\.tsx$/,
  /src\/page-context\/(titles|i18n|place|device-language|settle-all|theme|leaving|scroll-memory)\.ts$|src\/flow-runtime\/session-store\.ts$/,
  /src\/ui\/(button|link-button|logo|menu|language-links|theme-switch|messaging-url)\.tsx?$/,
  /src\/clients\/storage(-keys)?\.ts$|src\/lib\/(form-values|theme-color)\.ts$|src\/hydration\//,
  /contracts\/(brand|languages|limits|routes)\.ts$/,
]
/** Paths of the libraries of every page with a flow. */
const FLOW = [/node_modules\/(xstate|@xstate\/react|zod|use-sync-external-store|use-isomorphic-layout-effect)\//]
/** Paths of what every page with a flow is made of. */
const KIT = [
  /src\/ui\/(failure-note|use-countdown|countdown|notice|loading|button-row|flow-page|focused-heading)\.tsx?$/,
  /src\/messages\/|src\/page-context\/minutes\.ts$|machines\/kit\//,
  /src\/flow-runtime\/(use-flow\.tsx|(entry-memory|marker|navigation-state|provide|resting)\.ts)$/,
  /src\/clients\/(?!call|create-client|command-changes|analytics|unused-service)[^/]+\.ts$|contracts\/(errors|callback)\.ts$/,
  /src\/actors\/((take|remember)-return-to|watch-account|resend-confirmation|continue-with-google|find-google)\.ts$/,
  /contracts\/forms\/(fields|issues|jitless|login)\.ts$/,
]
/** Paths of what most pages with a form are made of beside that. */
const FORM = [
  /src\/ui\/(form|form-context|field|[a-z]+-field|checkbox|text-area|password-strength)\.tsx?$/,
  /src\/ui\/(error-summary|submit-button|resend)\.tsx$|src\/flow-runtime\/flow-screen\.tsx$|src\/page-context\/form-draft\.ts$/,
]
/** Paths of what most pages of the account are made of; what two or three of them share comes with these. */
const ACCOUNT = [
  /src\/account\/(?!file-address|copy-button|lapsed-note|money-text|plan-|proof-form|transcribe-status|usage-card)[^/]+\.tsx?$|src\/account\/(reading|leave-guard)\/[^/]+\.tsx$/,
  /src\/ui\/(list-card|status-line|dialog)\.tsx$/,
]
/** Paths of what most pages without one are made of. */
const BANDS = [/src\/ui\/(section|card|(product-)?tag|page-link|definition-list)\.tsx$/]
const isOneOf = (paths: readonly RegExp[]) => (id: string) => paths.some((path) => path.test(id))

/** Many small files compress worse than a few, and cost a request each. */
const GROUPS = [
  { name: 'runtime', test: isOneOf(RUNTIME), priority: 3 },
  { name: 'shell', test: isOneOf(SHELL), priority: 2 },
  { name: 'flow', test: isOneOf(FLOW), priority: 1 },
  { name: 'kit', test: isOneOf(KIT), priority: 1 },
  { name: 'form', test: isOneOf(FORM), priority: 1 },
  { name: 'bands', test: isOneOf(BANDS), priority: 1 },
  { name: 'account', test: isOneOf(ACCOUNT), priority: 1 },
]

/** Parts of the auth and table client that nothing here calls: files, functions, live channels, passkeys, wallets. */
const UNUSED_SERVICES = /^@supabase\/(functions|realtime|storage)-js$|^\.\/lib\/(webauthn|web3\/ethereum)$/

/** The second prints what the tests of flows found out, one row each. */
const REPORTERS = ['default', './tests/kit/flow-table.ts']

const node = (name: string, include: string[]) => ({
  extends: true as const,
  test: {
    name,
    include,
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: availableParallelism(),
  },
})

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    withoutDescriptions(),
    react(),
    flowsPage(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    // A gap in a catalogue stops a release, not a test or the development server.
    lingui({ failOnMissing: isRelease, failOnCompileError: true }),
  ],
  resolve: {
    alias: [
      { find: UNUSED_SERVICES, replacement: fileURLToPath(new URL('src/clients/unused-service.ts', import.meta.url)) },
    ],
  },
  define: { PUBLIC_ORIGIN: JSON.stringify(siteOrigin()) },
  build: {
    manifest: true,
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    // A font or image in a data: address would be refetched with each page that inlines its styles.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        ...(!isSsrBuild && { codeSplitting: { groups: GROUPS } }),
      },
    },
  },
  test: {
    reporters: REPORTERS,
    setupFiles: ['./tests/kit/seed-random.ts'],
    projects: [
      node('model', ['tests/model/**/*.test.ts', 'tests/contracts/**/*.test.ts']),
      node('mutants', ['tests/mutants/**/*.test.ts']),
      node('copies', ['tests/copies/**/*.test.ts']),
      node('api', ['tests/api/**/*.test.ts']),
      node('db', ['tests/db/**/*.test.ts']),
      {
        extends: true,
        test: { name: 'ui', include: ['tests/ui/**/*.test.{ts,tsx}'], environment: 'happy-dom', testTimeout: 30_000 },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // Pages are read, not shown: their files are checked by the links that name them.
          environmentOptions: {
            happyDOM: {
              settings: {
                disableCSSFileLoading: true,
                disableJavaScriptFileLoading: true,
                handleDisabledFileLoadingAsSuccess: true,
              },
            },
          },
          testTimeout: 60_000,
        },
      },
    ],
  },
}))
