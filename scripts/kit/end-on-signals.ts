/**
 * Ctrl-C, or the stop of a supervisor, while a script has servers, browsers or temporary folders: they end with it
 * (`endWithProcess`). Playwright alone would end the browser, and the script would fail without it.
 */
import { constants } from 'node:os'

export const endOnSignals = (): void => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      console.error('\nInterrupted: what was started for it has been stopped.')
      process.exit(128 + constants.signals[signal])
    })
  }
}
