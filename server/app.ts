/** Composes the HTTP application without a socket: routes, middleware, headers. */
import type { Context } from 'hono'
import { Hono } from 'hono'
import type { ErrorReporter } from './base/error-reports.ts'
import type { Metrics } from './base/metrics.ts'
import type { Release } from './base/release.ts'
import type { Vault } from './crypto/vault.ts'
import type { Backend } from './embedded/backend.ts'
import type { Database } from './database/database.ts'
import { openEngines } from './engines/open-engines.ts'
import type { Settings } from './settings/env.ts'
import type { PaymentGateway } from './features/billing/gateway.ts'
import { authGate } from './gate/auth.ts'
import { hashSlots } from './gate/hash-queue.ts'
import { restGate } from './gate/rest.ts'
import { createRecentAnswers } from './gate/recent-answers.ts'
import { createAccessRecords } from './http/access-records.ts'
import { createBoundedQueue } from './http/bounded-queue.ts'
import type { AppEnv } from './http/app-env.ts'
import type { Background } from './http/background.ts'
import { verifyWith } from './http/bearer.ts'
import { clientNetwork, clientPeer } from './http/client-network.ts'
import { refusalOfError } from './http/refusal-of-error.ts'
import { defaultRateLimit } from './http/default-rate-limit.ts'
import { failureBody, Refusal } from './http/failures.ts'
import { warnOfProxies } from './http/forwarded.ts'
import { requirePublicUrl } from './http/public-url.ts'
import { requestTimeout } from './http/request-timeout.ts'
import { createLogRefusal } from './http/log-refusal.ts'
import { describeError, type Log } from './base/log.ts'
import type { RateLimiter } from './http/rate-limit.ts'
import { requestLog } from './http/request-log.ts'
import { contentSecurityPolicy, securityHeaders, withHeaders } from './http/security-headers.ts'
import { withServiceToken } from './http/service-token.ts'
import { site } from './http/site.ts'
import type { SiteFiles } from './http/site-files.ts'
import { loopbackOnly } from './http/loopback-only.ts'
import { createOutbox } from './mail/outbox.ts'
import { api, WEBHOOK_PATH } from './api.ts'
import { AVATARS_PATH, serveAvatar } from './features/avatar/route.ts'
import { config } from './features/site-config/route.ts'
import { healthz, readyz, version } from './features/health/route.ts'
import { readMetrics } from './features/operations/metrics.ts'
import { mailbox } from './features/mailbox/route.ts'
import { testGateway } from './features/billing/test-gateway-pages.ts'
import { TEST_SIGNATURE_HEADER } from './features/billing/test-gateway.ts'
import { createUserLookup, followChanges } from './account/user-lookup.ts'
import type { Secrets } from './settings/secrets.ts'

export type AppDeps = {
  settings: Settings
  /** Public origin: links in mail and the auth service's redirect URLs start with it. */
  origin: string
  secrets: Secrets
  db: Database
  vault: Vault
  /** The auth and table services in process; null if both are remote. */
  embedded: Pick<Backend, 'fetch'> | null
  /** Null without a payment provider. */
  gateway: PaymentGateway | null
  /** Key of the mailbox page; null if there is none. */
  mailboxKey: string | null
  siteFiles: SiteFiles
  limiter: RateLimiter
  background: Background
  release: Release
  metrics: Metrics
  errors: ErrorReporter
  isStopping: () => boolean
  log: Log
}

const notFound = (c: Context<AppEnv>) => failureBody(c, new Refusal('request.notFound'))

/** Other origins in the CSP's `connect-src`. */
const connectSources = ({ analytics }: Settings) => (analytics === null ? [] : [analytics.collector])

type BeforeEveryRequest = { connect: readonly string[]; logRefusal: ReturnType<typeof createLogRefusal> }

/** Request log, security headers, timeout and error handler. */
const beforeEveryRequest = (
  app: Hono<AppEnv>,
  { settings, origin, metrics, log }: AppDeps,
  { connect, logRefusal }: BeforeEveryRequest,
) => {
  const { hsts, trustedProxyHops, publicUrl } = settings
  app.use(
    requestLog({ log, metrics, isProxied: trustedProxyHops > 0 }),
    withHeaders(securityHeaders({ origin, connect, hsts })),
  )
  app.use(settings.isDemonstration ? loopbackOnly : warnOfProxies(trustedProxyHops, log))
  if (!settings.isDemonstration && publicUrl !== null) app.use(requirePublicUrl(publicUrl))
  for (const path of ['/api/*', '/auth/v1/*', '/rest/v1/*']) app.use(path, requestTimeout)
  app.onError((error, c) => {
    const refusal = refusalOfError(error, log, c)
    logRefusal(c, refusal.status, refusal.code)
    return failureBody(c, refusal)
  })
}

/** Posts the test gateway's webhooks to this application without a socket. */
const deliverTo = (app: Hono<AppEnv>) => async (body: string, signature: string) => {
  const answer = await app.request(WEBHOOK_PATH, {
    method: 'POST',
    body,
    headers: { [TEST_SIGNATURE_HEADER]: signature },
  })
  if (!answer.ok) throw new Error(`A payment message was answered with ${answer.status}.`)
}

type HealthDeps = Pick<AppDeps, 'db' | 'settings' | 'release' | 'metrics' | 'limiter' | 'isStopping'> & {
  network: (c: Context<AppEnv>) => string
}

const health = (app: Hono<AppEnv>, { release, isStopping, metrics, ...deps }: HealthDeps) => {
  const { db, settings } = deps
  // Not rate limited: a balancer checks all servers from one address, and a refusal would take all of them out of service.
  app.get('/healthz', healthz)
  app.get('/readyz', readyz({ db, dataDir: settings.dataDir, isStopping }))
  app.get('/version', version(release))
  app.get('/metrics', withServiceToken(settings.metricsTokens, deps), readMetrics({ db, metrics }))
}

/** A worker serves health, version and metrics, and nothing else. */
export const createWorkerApp = (deps: AppDeps): Hono<AppEnv> => {
  const { settings, secrets, metrics, log } = deps
  const network = (c: Context<AppEnv>) => clientNetwork(c, settings.trustedProxyHops)
  const app = new Hono<AppEnv>()
  const logRefusal = createLogRefusal({ log, metrics, signingKey: secrets.signingKey, network })
  beforeEveryRequest(app, deps, { connect: [], logRefusal })
  health(app, { ...deps, network })
  app.all('*', notFound)
  return app
}

/** What the gate and the Product API both need. */
const openShared = (deps: AppDeps, network: (c: Context<AppEnv>) => string) => {
  const { settings, origin, secrets, db, vault, limiter, background, log } = deps
  const { signingKey, olderSigningKeys } = secrets
  const verify = verifyWith(settings.engines.tokens, secrets)
  const outbox = createOutbox({ isSent: settings.smtp !== null })
  const hashing = createBoundedQueue(hashSlots())
  const keys = { signingKey, olderSigningKeys }
  return {
    db,
    vault,
    limiter,
    background,
    log,
    origin,
    network,
    verify,
    outbox,
    hashing,
    ...keys,
    ...openEngines(deps),
  }
}

export const createApp = (deps: AppDeps): Hono<AppEnv> => {
  const { settings, origin, secrets, db, gateway, siteFiles, limiter, metrics, errors, isStopping, log } = deps
  const network = (c: Context<AppEnv>) => clientNetwork(c, settings.trustedProxyHops)
  const accessRecords = createAccessRecords({ db, peer: (c) => clientPeer(c, settings.trustedProxyHops) })
  const { signingKey, publishableKey } = secrets

  const app = new Hono<AppEnv>()
  const connect = connectSources(settings)
  const logRefusal = createLogRefusal({ log, metrics, signingKey, network })
  beforeEveryRequest(app, deps, { connect, logRefusal })

  const lookup = createUserLookup(db)
  followChanges(db, lookup).catch((error: unknown) => log.error('user change listener failed', describeError(error)))
  const shared = openShared(deps, network)
  const gate = {
    ...shared,
    recentAnswers: createRecentAnswers(db, signingKey),
    publishableKey,
    google: settings.google,
    logRefusal,
    onUserChanged: lookup.evict,
  }
  for (const path of ['/auth/v1/token', '/auth/v1/verify']) app.use(path, accessRecords.recordSignIn)
  app.route('/auth/v1', authGate(gate))
  app.route('/rest/v1', restGate(gate))
  app.all('/auth/v1/*', notFound)
  app.all('/rest/*', notFound)

  const { supportEmail, ingestTokens, bounces } = settings
  const makesExports = settings.role !== 'web'
  const own = { lookup, gateway, metrics, errors, supportEmail, ingestTokens, bounces, accessRecords, makesExports }
  app.route('/', api({ ...shared, ...own, isStopping }))
  const rateLimited = defaultRateLimit({ limiter, network })
  app.get(`${AVATARS_PATH}/:name`, rateLimited, serveAvatar({ db }))
  if (settings.isDemonstration && settings.stripe === null)
    app.route('/', testGateway({ signingKey, deliver: deliverTo(app), db, outbox: shared.outbox, origin }))
  app.get('/config.json', rateLimited, config({ ...settings, origin, publishableKey }))
  health(app, { ...deps, network })
  if (deps.mailboxKey !== null) app.route('/', mailbox(db, deps.mailboxKey))
  app.all(
    '*',
    site(siteFiles, (hashes) => contentSecurityPolicy({ origin, connect, hashes })),
  )
  return app
}
