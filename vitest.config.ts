/** The suites without a browser; the code under test is transformed as in the build. */
import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/kit/longest-first.ts'
import { CHEAP_HASHES, SHORT_LIVED, shareCompileCache } from './tests/kit/node-flags.ts'
import { isQuick } from './tests/kit/tier.ts'
import site from './vite.config.ts'

shareCompileCache()

/** The second prints a table with the results of each flow. */
const REPORTERS = ['default', './tests/kit/flow-table.ts']

/** Left out of the quick tier: they start servers or a Postgres, or take long. */
const NOT_QUICK = [
  'tests/api/{backup,burst,fault-matrix,first-deployment,fuzz,interrupted-backup,move-to-postgres}.test.ts',
  'tests/api/{pooled-product,postgrest,postgrest-outages,process,refused-start,remote-auth,remote-tables}.test.ts',
  'tests/api/{auth-program,compose-engines,restore-postgres,rotation-with-programs,round-trips,several-servers}.test.ts',
  'tests/repository/{interrupted-scripts,operator-commands,run-watched,script-help}.test.ts',
  'tests/db/{directory-lock,pglite-session,pglite-start,pooler,postgres,write-ahead}.test.ts',
  'tests/model/{charts,flow-docs,tabs}.test.ts',
]

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
    hookTimeout: 30_000,
  },
})

const pages = shared({
  extends: true as const,
  test: {
    name: 'site',
    include: ['tests/site/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    environmentOptions: READ_ONLY_PAGES,
    testTimeout: 60_000,
  },
})

export default defineConfig((env) => ({
  ...site(env),
  test: {
    reporters: REPORTERS,
    // All cores. Vitest's default is one less, which on two cores runs each project after the other.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    setupFiles: ['./tests/kit/seed-random.ts'],
    exclude: [...configDefaults.exclude, ...(isQuick ? NOT_QUICK : [])],
    projects: [
      shared(node('model', ['tests/{model,contracts,repository}/**/*.test.ts'])),
      node('mutants', ['tests/mutants/**/*.test.ts']),
      node('scaffold', ['tests/scaffold/**/*.test.ts']),
      withDatabase(node('api', ['tests/{api,server}/**/*.test.ts']), CHEAP_HASHES),
      withDatabase(node('db', ['tests/db/**/*.test.ts'])),
      ui,
      pages,
    ],
  },
}))
