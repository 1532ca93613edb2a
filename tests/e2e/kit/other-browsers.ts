import { existsSync } from 'node:fs'
import { firefox, webkit } from '@playwright/test'

const BROWSERS = { firefox, webkit } as const
type Name = keyof typeof BROWSERS

/** Set in workers, each of which evaluates the configuration again. */
const isWorker = process.env['TEST_WORKER_INDEX'] !== undefined

/**
 * The installed ones (`npx playwright install firefox webkit`). For a missing one it prints that nothing is tested in it.
 * Firefox itself (`channel: 'moz-firefox'`) is not used: for each context Playwright 1.65 sends
 * `emulation.setMediaFeaturesOverride`, which Firefox ESR 153 refuses as unknown.
 */
export const otherBrowsers = (): Name[] =>
  (['firefox', 'webkit'] as const).filter((name) => {
    const isInstalled = existsSync(BROWSERS[name].executablePath())
    if (!isInstalled && !isWorker)
      process.stderr.write(`Not tested in ${name}: Playwright has not installed it here.\n`)
    return isInstalled
  })
