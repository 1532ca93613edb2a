/** `POST /api/csp-report`: CSP violations. Logs directive and count only, since the rest of a report is private. */
import type { Context } from 'hono'
import type { AppEnv } from '#server/http/app-env.ts'
import type { Log } from '#server/base/log.ts'

type Entry = Record<string, unknown>
const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null

/** Both formats: `report-uri` sends one report, `report-to` a list. */
const directiveOf = (report: unknown): string => {
  const first: unknown = Array.isArray(report) ? report[0] : report
  const body = isEntry(first) ? (first['csp-report'] ?? first['body']) : null
  const directive = isEntry(body) ? (body['effective-directive'] ?? body['effectiveDirective']) : null
  return typeof directive === 'string' && /^[a-z-]{1,40}$/.test(directive) ? directive : 'unknown'
}

export const cspReport = (log: Log) => {
  let count = 0
  return async (c: Context<AppEnv>) => {
    count += 1
    log.warn('content security policy violated', {
      directive: directiveOf(await c.req.json().catch(() => null)),
      count,
    })
    return c.body(null, 204)
  }
}
