import { existsSync } from 'node:fs'
import { firefox, webkit } from '@playwright/test'

const BROWSERS = { firefox, webkit } as const
type Name = keyof typeof BROWSERS

/** Set while workers run: each of them reads the configuration anew. */
const isWorker = process.env['TEST_WORKER_INDEX'] !== undefined

/** Those that Playwright has installed (`npx playwright install firefox webkit`); of each other one it is said that nothing is tested. */
export const otherBrowsers = (): Name[] =>
  (['firefox', 'webkit'] as const).filter((name) => {
    const isInstalled = existsSync(BROWSERS[name].executablePath())
    if (!isInstalled && !isWorker)
      process.stderr.write(`Not tested in ${name}: Playwright has not installed it here.\n`)
    return isInstalled
  })
