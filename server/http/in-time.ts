/** The client gives up after ten seconds; before that it hears that it may come back (reliability §2, S08). */
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'
import { Refusal } from './failures.ts'

const PATIENCE = 8_000
const RETRY_AFTER_SECONDS = 5

/** What is under way goes on: a write that comes through after all is found by its repeat. */
export const inTime = createMiddleware<AppEnv>(async (_c, next) => {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new Refusal('service.unavailable', { retryAfter: RETRY_AFTER_SECONDS })),
    PATIENCE,
  )
  try {
    await Promise.race([next(), tooLate])
  } finally {
    clearTimeout(timer)
  }
})
