import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { BROWSER_FLAGS, findBrowser } from '../../scripts/kit/browser.ts'
import { otherBrowsers } from './kit/other-browsers.ts'

const VISITOR = {
  locale: 'pt-BR',
  // Contrast cannot be measured during a colour transition.
  contextOptions: { reducedMotion: 'reduce' },
  // A trace takes a third of a test's time: only recorded for the retry of a failed one.
  trace: 'on-first-retry',
} as const

const CHROMIUM = {
  browserName: 'chromium',
  launchOptions: { executablePath: findBrowser() ?? undefined, args: BROWSER_FLAGS },
  ...VISITOR,
} as const

/** They start servers or other programs. Last, each would run beside an idle core. */
const LONGEST = ['durability/**/*.spec.ts', 'e2e/smoke.spec.ts', 'e2e/flows-page.spec.ts']

export default defineConfig({
  testDir: '..',
  globalSetup: '../kit/prepared-data.ts',
  outputDir: '../../build/test-results',
  forbidOnly: process.env.CI !== undefined,
  // Its own default is half of them.
  workers: availableParallelism(),
  // Retried once: a test that passes then is reported as flaky, and more than one flaky test fails the run.
  retries: 1,
  // Four times what the longest test takes on a slow machine (`test.slow` triples it): one that hangs keeps a worker that long.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  projects: [
    { name: 'longest', testMatch: LONGEST, use: CHROMIUM },
    { name: 'chromium', testMatch: 'e2e/**/*.spec.ts', testIgnore: LONGEST, use: CHROMIUM },
    ...otherBrowsers().map((browserName) => ({
      name: browserName,
      // What differs between browsers: sound, forms and their keys.
      testMatch: /e2e\/(demo-sound|sign-in|contact)\.spec\.ts$/,
      use: { browserName, ...VISITOR },
    })),
  ],
})
