import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { BROWSER_FLAGS, findBrowser } from '../../scripts/kit/browser.ts'
import { otherBrowsers } from './kit/other-browsers.ts'

const VISITOR = {
  locale: 'pt-BR',
  // Colours in the middle of a transition are no colours to judge.
  contextOptions: { reducedMotion: 'reduce' },
  // A trace costs a third of what a journey takes: only one that failed is worth it, when it is tried again.
  trace: 'on-first-retry',
} as const

export default defineConfig({
  testDir: '..',
  globalSetup: './kit/prepare-data.ts',
  outputDir: '../../build/test-results',
  forbidOnly: process.env.CI !== undefined,
  // The product and the browser beside each worker keep a core busy.
  workers: availableParallelism(),
  // Retried once, so that a slow moment is told from a fault: it is reported as flaky, and more than one fails the run.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  projects: [
    {
      name: 'chromium',
      testMatch: 'e2e/**/*.spec.ts',
      use: {
        browserName: 'chromium',
        launchOptions: { executablePath: findBrowser() ?? undefined, args: BROWSER_FLAGS },
        ...VISITOR,
      },
    },
    ...otherBrowsers().map((browserName) => ({
      name: browserName,
      // What differs between browsers: sound, forms and their keys.
      testMatch: /e2e\/(demo-sound|sign-in|contact)\.spec\.ts$/,
      use: { browserName, ...VISITOR },
    })),
    { name: 'durability', testMatch: 'durability/**/*.spec.ts' },
  ],
})
