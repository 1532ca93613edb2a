/** `/api`: the Product API (specification §7). */
import type { Context } from 'hono'
import { Hono } from 'hono'
import type { AppEnv } from '#server/http/app-env.ts'
import { countOther } from '#server/http/count-other.ts'
import { Refusal } from '#server/http/failures.ts'
import { CSP_REPORT_PATH } from '#server/http/security-headers.ts'
import { limitBody, noStore, requireOwnJson } from '#server/http/json-request.ts'
import type { Log } from '#server/http/log.ts'
import { contact, type ContactDesk } from './contact.ts'
import { cspReport } from './csp-report.ts'
import { prefill } from './prefill.ts'

const MAX_BODY = 256 * 1024

export type ApiDeps = ContactDesk & { signingKey: string; log: Log }

const only = (...methods: string[]) => {
  const headers = { Allow: methods.join(', ') }
  return (_c: Context<AppEnv>): never => {
    throw new Refusal('request.notAllowed', { status: 405, headers })
  }
}

export const api = (deps: ApiDeps) => {
  const routes = new Hono<AppEnv>().basePath('/api')
  routes.use(noStore, limitBody(MAX_BODY), countOther(deps))
  // A browser sends reports by itself, in content types of their own.
  const reports = CSP_REPORT_PATH.slice('/api'.length)
  routes.post(reports, cspReport(deps.log))
  routes.all(reports, only('POST'))

  routes.use(requireOwnJson)
  routes.post('/contact', contact(deps))
  routes.all('/contact', only('POST'))
  routes.post('/registration/prefill', prefill(deps))
  routes.all('/registration/prefill', only('POST'))
  routes.all('*', () => {
    throw new Refusal('request.notFound')
  })
  return routes
}
