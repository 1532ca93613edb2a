/** The views in a real browser: `npm run test:views`. Separate, because the look-up of a browser takes a while. */
import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { BROWSER_FLAGS, findBrowser } from '../../scripts/kit/browser.ts'
import site from '../../vite.config.ts'
import { LongestFirst } from '../kit/longest-first.ts'

const INCLUDED = [
  '@brazilian-utils/brazilian-utils',
  '@lingui/core',
  '@lingui/message-utils/generateMessageId',
  '@lingui/react',
  '@supabase/supabase-js',
  '@xstate/react',
  'axe-core',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'uqr',
  'wouter',
  'wouter/memory-location',
  'wouter/use-browser-location',
  'xstate',
  'xstate/graph',
  'zod/mini',
  'zod/v4/core',
]

const VIEWS = 'tests/ui/views/**/*.views.ts'
const SESSION = 'tests/ui/views/session.views.ts'

/** The test iframe is not painted, which saves a sixth of the work. */
const UNPAINTED = `
  const style = document.createElement('style')
  style.textContent = 'iframe { visibility: hidden !important }'
  document.head.append(style)`

const browser = () =>
  playwright({
    launchOptions: { executablePath: findBrowser() ?? undefined, args: BROWSER_FLAGS },
    // Contrast cannot be measured during a colour transition.
    contextOptions: { reducedMotion: 'reduce', locale: 'pt-BR' },
  })

export default defineConfig((env) => {
  const { plugins, define } = site(env)
  return {
    plugins,
    // A page has no environment.
    define: { ...define, 'process.env.PROSA_TIER': JSON.stringify(process.env['PROSA_TIER'] ?? 'usual') },
    // Silences warnings about the runner's own modules.
    logLevel: 'error',
    cacheDir: 'build/views-cache',
    // A dependency that is discovered during a run would reload the page.
    optimizeDeps: { include: INCLUDED },
    test: {
      include: [VIEWS],
      reporters: ['default', './tests/kit/flow-table.ts'],
      testTimeout: 60_000,
      slowTestThreshold: 5_000,
      // By default the runner leaves a core free, which is half of a small machine.
      maxWorkers: availableParallelism(),
      sequence: { sequencer: LongestFirst },
      browser: {
        enabled: true,
        provider: browser(),
        headless: true,
        screenshotFailures: false,
        orchestratorScripts: [{ content: UNPAINTED }],
        viewport: { width: 1280, height: 900 },
        instances: [
          // One frame for all files of a worker: loading the modules again took a fifth of the time.
          { browser: 'chromium', name: 'views', exclude: [SESSION], isolate: false },
          // Begins with an unused session.
          { browser: 'chromium', name: 'session', include: [SESSION] },
        ],
      },
    },
  }
})
