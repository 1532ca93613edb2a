/** `POST /api/page-errors`: passes on an error of a page; without a receiver it is dropped. */
import type { Context } from 'hono'
import { pageErrorSchema } from '#contracts/api/page-errors.ts'
import type { ErrorReporter } from '#server/base/error-reports.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { readJson } from '#server/http/json-request.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'

export type PageErrorDeps = {
  errors: ErrorReporter
  limiter: RateLimiter
  network: (c: Context<AppEnv>) => string
}

export const reportPageError =
  ({ errors, limiter, network }: PageErrorDeps) =>
  async (c: Context<AppEnv>) => {
    const report = await readJson(c, pageErrorSchema)
    await limiter.enforce('pageErrorByIp', network(c))
    errors.report({ source: 'browser', ...report, requestId: c.get('requestId') })
    return c.json({}, 202)
  }
