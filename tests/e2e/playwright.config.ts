import { defineConfig } from '@playwright/test'
import { findBrowser } from '../../scripts/kit/browser.ts'

/** Nothing but the pages under test: no first-run calls home, no updates. A sandbox needs a user who is not root. */
const BROWSER_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testDir: '..',
  outputDir: '../../build/test-results',
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  // On a machine shared with others a second look tells a slow moment from a fault; the report names both.
  retries: process.env.CI === undefined ? 0 : 1,
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
