/** `/api`: the Product API (API-01), mounted from the table of calls. */
import type { Context, Handler, MiddlewareHandler } from 'hono'
import { Hono } from 'hono'
import { CALL_NAMES, type CallName, callOf } from '#contracts/api/calls.ts'
import type { BatchedCall } from '#contracts/api/endpoints/batched.ts'
import type { CallAccess } from '#contracts/api/calls/call.ts'
import type { ReauthenticationDeps } from '#server/reauthentication/reauthenticate.ts'
import type { Metrics } from '#server/base/metrics.ts'
import type { Database } from '#server/database/database.ts'
import type { ExportDeps } from '#server/features/data-export/job.ts'
import { countWebhookEvents } from '#server/http/count-webhook-events.ts'
import type { AccessRecords } from '#server/http/access-records.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import type { VerifyBearer } from '#server/http/bearer.ts'
import { idempotent } from '#server/http/idempotency.ts'
import { defaultRateLimit } from '#server/http/default-rate-limit.ts'
import { Refusal } from '#server/http/failures.ts'
import { limitBody, noStore, requireOwnJson } from '#server/http/json-request.ts'
import { CSP_REPORT_PATH } from '#server/http/security-headers.ts'
import { withServiceToken } from '#server/http/service-token.ts'
import { administrator, type OwnRead, signedIn } from '#server/http/signed-in.ts'
import { removeAccount } from './features/account-deletion/route.ts'
import { readActivity } from './features/activity/route.ts'
import { replyToMessage } from './features/admin-inbox/reply.ts'
import { changeMessage, readInbox } from './features/admin-inbox/route.ts'
import { readHistory, readUserDetail } from './features/admin-users/user-detail.ts'
import { changeUser, findUsers } from './features/admin-users/route.ts'
import { changeAvatar, removeAvatar } from './features/avatar/route.ts'
import { readBatch } from './features/batch/route.ts'
import { mailReceipt } from './features/billing/receipt-mail.ts'
import * as billing from './features/billing/route.ts'
import { type BounceDeps, receiveBounce } from './features/bounces/route.ts'
import { receivePaymentEvent, type WebhookDeps } from './features/billing/webhook.ts'
import { readPasswordReset } from './features/password/password-reset.ts'
import { changePassword, type PasswordDeps } from './features/password/route.ts'
import { contact, type ContactDeps } from './features/contact/route.ts'
import { cspReport } from './features/csp-report/route.ts'
import { downloadExport, readExports, requestExport } from './features/data-export/route.ts'
import { reauthenticateSession } from './features/reauthentication/route.ts'
import { type IngestDeps, ingestTranscription, readIngestSettings } from './features/transcribe/ingest.ts'
import { createInvitation } from './features/invitations/route.ts'
import { linkNumber } from './features/transcribe/ingest-links.ts'
import * as emailChange from './features/email-change/route.ts'
import { readOperations, retryMail } from './features/operations/route.ts'
import { openApiDocument } from './openapi.ts'
import { type PageErrorDeps, reportPageError } from './features/page-errors/route.ts'
import { prefill } from './features/invitations/prefill.ts'
import { changePrivacySettings, readPrivacySettings } from './features/privacy-settings/route.ts'
import { changeProfile, ownProfile, readProfile } from './features/profile/route.ts'
import { countOlder } from './features/transcribe/retention.ts'
import { endSession, readSessions } from './features/sessions/route.ts'
import { readSignInMethods } from './features/sign-in-methods/route.ts'
import * as services from './features/transcribe/route.ts'
import { decryptTranscription, decryptTranscriptions } from './features/transcriptions/decrypt.ts'
import { deleteTranscriptions, restoreTranscriptions } from './features/transcriptions/deletion.ts'
import { listTranscriptions, ownTranscriptions } from './features/transcriptions/route.ts'
import type { UserLookup } from './account/user-lookup.ts'
import { userByAuthId } from './features/user-lookup/route.ts'
import { confirmWaitlist, joinWaitlist, leaveWaitlist, type WaitlistDeps } from './features/waitlist/route.ts'

const MAX_BODY = 256 * 1024
/** A picture, or a sealed text with its summary, is base64 inside JSON. */
const MAX_BODIES: Partial<Record<CallName, number>> = {
  changeAvatar: 3 * 1024 * 1024,
  decryptTranscription: 512 * 1024,
  reportPageError: 4 * 1024,
}
const OPENAPI_PATH = '/api/openapi.json'
export const WEBHOOK_PATH = '/api/billing/webhook'
const BOUNCES_PATH = '/api/mail/webhook'

export type ApiDeps = ContactDeps &
  WaitlistDeps &
  IngestDeps &
  PasswordDeps &
  ExportDeps &
  ReauthenticationDeps &
  billing.BillingDeps &
  PageErrorDeps &
  BounceDeps &
  WebhookDeps & {
    db: Database
    lookup: UserLookup
    verify: VerifyBearer
    accessRecords: AccessRecords
    metrics: Metrics
    makesExports: boolean
    signingKey: string
    olderSigningKeys: readonly string[]
  }

const adminHandlers = (deps: ApiDeps) => ({
  readInbox: readInbox(deps),
  changeMessage: changeMessage(deps),
  replyToMessage: replyToMessage(deps),
  findUsers: findUsers(deps),
  readOperations: readOperations(deps),
  retryMail: retryMail(deps),
  readUserDetail: readUserDetail(deps),
  readHistory: readHistory(deps),
  changeUser: changeUser(deps),
})

const batchedHandlers = (deps: ApiDeps) => {
  const reads: Record<BatchedCall, Handler<AppEnv>> = {
    readProfile: readProfile(deps),
    readUsage: services.readUsage(deps),
    readServices: services.readServices(deps),
    readExports: readExports(deps),
    readWaitingPayment: billing.readWaitingPayment(deps),
  }
  return { ...reads, readBatch: readBatch(deps, reads) }
}

const handlers = (deps: ApiDeps): Record<CallName, Handler<AppEnv>> => ({
  changePassword: changePassword(deps),
  readEmailChange: emailChange.readEmailChange(deps),
  confirmEmailChange: emailChange.confirmEmailChange(deps),
  resendEmailChange: emailChange.resendEmailChange(deps),
  requestEmailChange: emailChange.requestEmailChange(deps),
  cancelEmailChange: emailChange.cancelEmailChange(deps),
  changeProfile: changeProfile(deps),
  requestExport: requestExport(deps),
  downloadExport: downloadExport(deps),
  reauthenticate: reauthenticateSession(deps),
  deleteAccount: removeAccount(deps),
  changeAvatar: changeAvatar(deps),
  removeAvatar: removeAvatar(deps),
  lookUpUser: userByAuthId(deps),
  readPrivacySettings: readPrivacySettings(deps),
  changePrivacySettings: changePrivacySettings(deps),
  readPasswordReset: readPasswordReset(deps),
  readSignInMethods: readSignInMethods(deps),
  readSessions: readSessions(deps),
  endSession: endSession(deps),
  readActivity: readActivity(deps),
  readServiceConfigurations: services.readServiceConfigurations(deps),
  changeServiceConfigurations: services.changeServiceConfigurations(deps),
  countOlder: countOlder(deps),
  readMessagingLink: services.readMessagingLink(deps),
  createLinkCode: services.offerLinkCode(deps),
  removeMessagingLink: services.removeMessagingLink(deps),
  listTranscriptions: listTranscriptions(deps),
  decryptTranscription: decryptTranscription(deps),
  decryptTranscriptions: decryptTranscriptions(deps),
  deleteTranscriptions: deleteTranscriptions(deps),
  restoreTranscriptions: restoreTranscriptions(deps),
  readPlans: billing.readPlans(deps),
  readBillingStatus: billing.readBillingStatus(deps),
  readPayments: billing.readPayments(deps),
  mailReceipt: mailReceipt(deps),
  startCheckout: billing.startCheckout(deps),
  cancelCheckout: billing.cancelCheckout(deps),
  openBillingPortal: billing.openBillingPortal(deps),
  cancelSubscription: billing.cancelSubscription(deps),
  resumeSubscription: billing.resumeSubscription(deps),
  sendContactMessage: contact(deps),
  joinWaitlist: joinWaitlist(deps),
  confirmWaitlist: confirmWaitlist(deps),
  leaveWaitlist: leaveWaitlist(deps),
  prefillRegistration: prefill(deps),
  reportPageError: reportPageError(deps),
  ...batchedHandlers(deps),
  ...adminHandlers(deps),
  readIngestSettings: readIngestSettings(deps),
  ingestTranscription: ingestTranscription(deps),
  linkNumber: linkNumber(deps),
  createInvitation: createInvitation(deps),
})

/** Sent together with the checks of their calls. */
const OWN_READS: Partial<Record<CallName, OwnRead<unknown>>> = {
  readProfile: ownProfile,
  listTranscriptions: ownTranscriptions,
}

/** Middleware by access level. Calls of the messaging platform have no rate limit. */
const guards = (deps: ApiDeps, read?: OwnRead<unknown>): Record<CallAccess, MiddlewareHandler<AppEnv>[]> => {
  const anyone = [defaultRateLimit(deps), requireOwnJson]
  const member = [requireOwnJson, signedIn(deps, read), deps.accessRecords.recordUse]
  return {
    anyone,
    member,
    admin: [...member, administrator(deps.db)],
    platform: [requireOwnJson, withServiceToken(deps.ingestTokens, deps)],
  }
}

const refuseOtherMethods = (methods: readonly string[]) => {
  const headers = { Allow: methods.join(', ') }
  return (_c: Context<AppEnv>): never => {
    throw new Refusal('request.notAllowed', { status: 405, headers })
  }
}

const methodsByPath = () => {
  const paths = new Map<string, string[]>([
    [CSP_REPORT_PATH, ['POST']],
    [WEBHOOK_PATH, ['POST']],
    [BOUNCES_PATH, ['POST']],
    [OPENAPI_PATH, ['GET']],
  ])
  for (const name of CALL_NAMES) {
    const { method, path } = callOf(name)
    paths.set(path, [...(paths.get(path) ?? []), method])
  }
  return paths
}

export const api = (deps: ApiDeps) => {
  const routes = new Hono<AppEnv>()
  routes.use('/api/*', noStore)
  const handle = handlers(deps)
  for (const name of CALL_NAMES) {
    const { method, path, access, idempotent: idempotency } = callOf(name)
    const handler = idempotency === 'wrapper' ? idempotent(deps, name)(handle[name]) : handle[name]
    const limit = limitBody(MAX_BODIES[name] ?? MAX_BODY)
    routes.on(method, path, limit, ...guards(deps, OWN_READS[name])[access], handler)
  }
  routes.get(OPENAPI_PATH, defaultRateLimit(deps), (c) => c.json(openApiDocument()))
  // CSP reports and webhooks have content types, and authentication, of their own.
  const small = limitBody(MAX_BODY)
  routes.post(CSP_REPORT_PATH, small, defaultRateLimit(deps), cspReport(deps.log))
  const reporter = withServiceToken(deps.bounces?.keys ?? [], deps)
  routes.post(BOUNCES_PATH, small, countWebhookEvents(deps.metrics, 'bounces'), reporter, receiveBounce(deps))
  routes.post(WEBHOOK_PATH, small, countWebhookEvents(deps.metrics, 'payments'), receivePaymentEvent(deps))

  for (const [path, methods] of methodsByPath()) routes.all(path, defaultRateLimit(deps), refuseOtherMethods(methods))
  routes.all('/api/*', defaultRateLimit(deps), () => {
    throw new Refusal('request.notFound')
  })
  return routes
}
