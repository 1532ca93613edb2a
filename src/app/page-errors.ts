/** Reports the errors of a page. The reporter is loaded at the first one: pages without errors do not load it (ADR 042). */
import type { PageErrorEvent } from '#contracts/api/page-errors.ts'

type Reporter = { sendPageError: (event: PageErrorEvent, error: unknown) => Promise<void> }

/** Tried once: a reporter that fails to load is itself an error, which would be reported in turn. */
let reporter: Promise<Reporter> | null = null

export const reportPageError = (event: PageErrorEvent, error: unknown): void => {
  if (!navigator.onLine) return
  reporter ??= import('#src/clients/page-errors.ts')
  reporter.then(({ sendPageError }) => sendPageError(event, error)).catch(() => {})
}

/** Called once, first of all. */
export const watchPageErrors = (): void => {
  addEventListener('error', ({ error }: ErrorEvent) => reportPageError('page error uncaught', error))
  addEventListener('unhandledrejection', ({ reason }) => reportPageError('page rejection unhandled', reason))
  // Dispatched by Vite's chunk loader.
  addEventListener('vite:preloadError', ({ payload }) => reportPageError('page file not loaded', payload))
}
