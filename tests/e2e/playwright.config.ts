import { defineConfig } from '@playwright/test'
import { BROWSER_FLAGS, findBrowser } from '../../scripts/kit/browser.ts'

export default defineConfig({
  testDir: '..',
  outputDir: '../../build/test-results',
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  // Of hundreds of journeys on a small machine one may meet a slow moment: a second look tells it from a fault, and is named.
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
        locale: 'pt-BR',
        // Colours in the middle of a transition are no colours to judge.
        contextOptions: { reducedMotion: 'reduce' },
        trace: 'retain-on-failure',
      },
    },
    { name: 'durability', testMatch: 'durability/**/*.spec.ts' },
  ],
})
