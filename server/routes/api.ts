/** `/api`: the Product API (specification §7). */
import type { Context } from 'hono'
import { Hono } from 'hono'
import type { AppEnv } from '#server/http/app-env.ts'
import { countOther } from '#server/http/count-other.ts'
import { Refusal } from '#server/http/failures.ts'
import { CSP_REPORT_PATH } from '#server/http/security-headers.ts'
import { limitBody, noStore, requireOwnJson } from '#server/http/json-request.ts'
import type { VerifyBearer } from '#server/http/bearer.ts'
import type { Log } from '#server/http/log.ts'
import { signedIn } from '#server/http/signed-in.ts'
import { changePassword, type PasswordDesk } from './change-password.ts'
import { contact, type ContactDesk } from './contact.ts'
import { cspReport } from './csp-report.ts'
import { type IngestDesk, ingestTranscription, withServiceToken } from './ingest.ts'
import { prefill } from './prefill.ts'
import { changePrivacySettings, readPrivacySettings } from './privacy-settings.ts'
import { changeProfile, readProfile } from './profile.ts'
import { createUserLookup, userByAuthId } from './user-lookup.ts'
import { decryptTranscription, listTranscriptions } from './transcriptions.ts'

const MAX_BODY = 256 * 1024

export type ApiDeps = ContactDesk & IngestDesk & PasswordDesk & { verify: VerifyBearer; signingKey: string; log: Log }

const only = (...methods: string[]) => {
  const headers = { Allow: methods.join(', ') }
  return (_c: Context<AppEnv>): never => {
    throw new Refusal('request.notAllowed', { status: 405, headers })
  }
}

export const api = (deps: ApiDeps) => {
  const routes = new Hono<AppEnv>().basePath('/api')
  routes.use(noStore, limitBody(MAX_BODY))
  routes.use('/ingest/*', requireOwnJson, withServiceToken(deps))
  routes.post('/ingest/transcriptions', ingestTranscription(deps))
  routes.all('/ingest/transcriptions', only('POST'))

  routes.use(countOther(deps))
  // A browser sends reports by itself, in content types of their own.
  const reports = CSP_REPORT_PATH.slice('/api'.length)
  routes.post(reports, cspReport(deps.log))
  routes.all(reports, only('POST'))

  routes.use(requireOwnJson)
  routes.post('/contact', contact(deps))
  routes.all('/contact', only('POST'))
  routes.post('/registration/prefill', prefill(deps))
  routes.all('/registration/prefill', only('POST'))

  const lookup = createUserLookup(deps.db)
  routes.get('/user/by-auth-id/:authId', userByAuthId({ ...deps, lookup }))
  routes.all('/user/by-auth-id/:authId', only('GET'))

  const member = signedIn(deps.db, deps.verify)
  routes.post('/auth/change-password', member, changePassword(deps))
  routes.all('/auth/change-password', only('POST'))
  routes.get('/user/profile', member, readProfile({ ...deps, lookup }))
  routes.put('/user/profile', member, changeProfile({ ...deps, lookup }))
  routes.all('/user/profile', only('GET', 'PUT'))
  routes.get('/user/privacy-settings', member, readPrivacySettings(deps))
  routes.post('/user/privacy-settings', member, changePrivacySettings(deps))
  routes.all('/user/privacy-settings', only('GET', 'POST'))
  routes.get('/transcriptions', member, listTranscriptions(deps))
  routes.all('/transcriptions', only('GET'))
  routes.post('/transcriptions/decrypt', member, decryptTranscription(deps))
  routes.all('/transcriptions/decrypt', only('POST'))

  routes.all('*', () => {
    throw new Refusal('request.notFound')
  })
  return routes
}
