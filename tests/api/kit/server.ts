/** The whole server in process, without a socket; all API tests of a process share one real database. */
import { createClient } from '@supabase/supabase-js'
import { createApp } from '#server/app.ts'
import type { PaymentGateway } from '#server/features/billing/gateway.ts'
import { createTestGateway } from '#server/features/billing/test-gateway.ts'
import { openMasterKeys } from '#server/crypto/master-keys.ts'
import { createVault } from '#server/crypto/vault.ts'
import { type Backend, openBackend } from '#server/embedded/backend.ts'
import type { Database } from '#server/database/database.ts'
import { openSeeds } from '#server/embedded/seed.ts'
import type { RemoteEngine } from '#server/settings/engines.ts'
import { readSettings, type Settings } from '#server/settings/env.ts'
import { createBackground } from '#server/http/background.ts'
import { createErrorReporter, NO_REPORTS, reportingLog } from '#server/base/error-reports.ts'
import { createLog } from '#server/base/log.ts'
import { createMetrics } from '#server/base/metrics.ts'
import { newRelease } from '#server/base/release.ts'
import { countStoreOf } from '#server/http/rate-limit-stores.ts'
import { createRateLimiter, LIMITS, scaledLimits, type Limits } from '#server/http/rate-limit.ts'
import type { SiteFiles } from '#server/http/site-files.ts'
import { hasMailbox } from '#server/features/mailbox/key.ts'
import { createOutbox, type MailboxMail, readMailbox } from '#server/mail/outbox.ts'
import { openSecrets, type Secrets } from '#server/settings/secrets.ts'
import { temporaryDirectory } from '#tests/db/kit/temporary-directory.ts'
import { copyPreparedData } from '#tests/kit/prepared-data.ts'

export const ORIGIN = 'http://127.0.0.1:4173'

const RELEASE = newRelease('abc1234')

export const MAILBOX_KEY = 'opens-the-mailbox-of-a-test'

type Tables = { url: string; stop: () => Promise<void> }
type Auth = { engine: RemoteEngine; stop: () => Promise<void> }

type Place = {
  databaseUrl: string | null
  clear: () => Promise<void>
  /** A PostgREST on the prepared database, in place of the table service in process. */
  openTables?: (jwtSecret: string) => Promise<Tables>
  /** A supabase/auth on a prepared database, in place of the auth service in process. */
  openAuth?: (jwtSecret: string) => Promise<Auth>
  /** Of a service that is running already. */
  jwtSecret?: string
}

const embedded = (): Promise<Place> => Promise.resolve({ databaseUrl: null, clear: () => Promise.resolve() })

let prepare = embedded

/** To be called before the first server is opened: replaces the embedded database. */
export const chooseDatabase = (start: () => Promise<Place>) => {
  prepare = start
}

/** Whether the suites run on another database than the embedded one, too. */
export const isRepeated = (): boolean => prepare !== embedded

const open = async () => {
  const directory = temporaryDirectory()
  const place = await prepare()
  const { databaseUrl, clear } = place
  if (databaseUrl === null) await copyPreparedData(directory.path)
  const givenSecrets = place.jwtSecret === undefined ? {} : { jwtSecret: place.jwtSecret }
  const { jwtSecret, publishableKey } = openSecrets(directory.path, givenSecrets)
  const backend = await openBackend({
    dataDir: directory.path,
    databaseUrl,
    origin: ORIGIN,
    jwtSecret,
    publishableKey,
    isSeeded: true,
    isPrepared: place.openAuth !== undefined,
    onMail: () => Promise.reject(new Error('The gate writes every mail itself')),
  })
  const tables = (await place.openTables?.(jwtSecret)) ?? null
  tablesUrl = tables?.url ?? null
  const auth = (await place.openAuth?.(jwtSecret)) ?? null
  if (auth !== null) await openSeeds(backend.db)
  const close = async () => {
    await tables?.stop()
    await auth?.stop()
    await backend.close()
    await clear()
    directory.remove()
  }
  const vault = createVault(await openMasterKeys(directory.path, null))
  return { backend, vault, tables, auth, givenSecrets, dataDir: directory.path, close }
}

let opening: ReturnType<typeof open> | null = null

let tablesUrl: string | null = null

/** Where the remote table service listens, for calls past the gate. */
export const remoteTablesUrl = (): string => {
  if (tablesUrl === null) throw new Error('The table service of this run is in process')
  return tablesUrl
}

export const closeBackend = async () => {
  await (await opening)?.close()
}

/** Rate limits that no test reaches by accident. */
const GENEROUS: Limits = {
  ...scaledLimits(1_000_000),
  mailIntervalByRequester: { points: 1_000_000, seconds: 60 },
  mailIntervalByEmail: { points: 1_000_000, seconds: 60 },
}

/** The real limits of these names; the others are generous. */
export const onlyLimits = (...names: (keyof Limits)[]): Limits => ({
  ...GENEROUS,
  ...Object.fromEntries(names.map((name) => [name, LIMITS[name]])),
})

/** A limit of zero requests for this name. */
export const blockedLimit = (name: keyof Limits): Limits => ({ ...GENEROUS, [name]: { points: 0, seconds: 60 } })

type Options = {
  limits?: Limits
  settings?: Partial<Settings>
  /** Other keys than those that the backend was opened with. */
  secrets?: Partial<Secrets>
  siteFiles?: SiteFiles
  origin?: string
  isStopping?: boolean
  /** Database and services fail at every call. */
  isBroken?: boolean
  /** Stubs for the real parts. */
  replaced?: {
    db?: Partial<Database>
    fetch?: (request: Request, real: Backend['fetch']) => Promise<Response>
    gateway?: PaymentGateway | null
  }
}

const fail = () => Promise.reject(new Error('a secret of the database'))

const BROKEN: Options['replaced'] = { db: { query: fail, transaction: fail, ping: fail }, fetch: fail }

type Network = { address: string; headers?: Record<string, string> }

const HERE: Network = { address: '198.51.100.7' }

/** Each server of a test has counts of its own, though they share one database. */
let serverCount = 0

export const openServer = async (options: Options = {}) => {
  const { limits = GENEROUS, settings: changes = {}, siteFiles, origin = ORIGIN } = options
  const replaced = options.isBroken === true ? BROKEN : options.replaced
  opening ??= open()
  const { backend, vault, tables, auth, givenSecrets, dataDir } = await opening
  const secrets = { ...openSecrets(dataDir, givenSecrets), ...options.secrets }
  const lines: string[] = []
  const usual = readSettings({ DATA_DIR: dataDir })
  const remoteTables = tables === null ? null : { url: tables.url, key: null }
  const engines = { ...usual.engines, auth: auth?.engine ?? null, tables: remoteTables }
  const settings = { ...usual, engines, ...changes }
  const metrics = createMetrics()
  const url = settings.errorReportUrl
  const errors = url === null ? NO_REPORTS : createErrorReporter({ url, release: RELEASE, metrics })
  const log = reportingLog(createLog('info', { write: (line) => void lines.push(line) }), errors)
  const background = createBackground(log)
  const serveFrom = (incoming: Request) => (replaced?.fetch ?? backend.fetch)(incoming, backend.fetch)
  const testGateway = settings.isDemonstration ? createTestGateway({ signingKey: secrets.signingKey, origin }) : null
  const db = { ...backend.db, ...replaced?.db }
  serverCount += 1
  const limiter = createRateLimiter(limits, countStoreOf(db, `${secrets.signingKey} ${serverCount}`), metrics.limited)
  const app = createApp({
    settings,
    origin,
    secrets,
    vault,
    db,
    embedded: { fetch: serveFrom },
    gateway: replaced?.gateway === undefined ? testGateway : replaced.gateway,
    mailboxKey: hasMailbox(settings) ? MAILBOX_KEY : null,
    siteFiles: siteFiles ?? { files: new Map() },
    limiter,
    background,
    release: RELEASE,
    metrics,
    errors,
    isStopping: () => options.isStopping === true,
    log,
  })

  const request = async (path: string | URL, init: RequestInit = {}, { address, headers }: Network = HERE) => {
    const all = new Headers(init.headers)
    for (const [name, value] of Object.entries(headers ?? {})) all.set(name, value)
    // Only the address of the peer is read from the socket.
    const env = { incoming: { socket: { remoteAddress: address } } }
    const response = await app.request(new URL(path, ORIGIN).href, { ...init, headers: all }, env)
    await background.settled()
    return response
  }

  /** Sends the API key and content type of our own client; objects are sent as JSON. */
  const call = (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
    network: Network = HERE,
  ) => {
    const own = { 'Content-Type': 'application/json', apikey: secrets.publishableKey }
    const content = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }
    return request(path, { method, headers: { ...own, ...headers }, ...content }, network)
  }

  const post = (path: string, body: unknown, headers: Record<string, string> = {}, network: Network = HERE) =>
    call('POST', path, body, headers, network)

  /** An isolated browser: no shared session or storage. */
  const browser = (language = 'pt', network: Network = HERE) =>
    createClient(ORIGIN, secrets.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false, flowType: 'pkce' },
      global: {
        headers: { 'Accept-Language': language },
        fetch: (input, init) => request(input instanceof Request ? input.url : String(input), init, network),
      },
    })

  /** Mails to an address, newest first. */
  const mailsTo = async (to: string): Promise<MailboxMail[]> => {
    await background.settled()
    return readMailbox(backend.db, to)
  }

  return {
    app,
    request,
    call,
    post,
    browser,
    mailsTo,
    lines,
    metrics,
    db: backend.db,
    vault,
    limiter,
    secrets,
    billingMail: { outbox: createOutbox({ isSent: false }), origin, log },
    exportDeps: {
      db: backend.db,
      vault,
      outbox: createOutbox({ isSent: false }),
      origin,
      background,
      isStopping: () => false,
      log,
    },
    settled: background.settled,
  }
}

export type TestServer = Awaited<ReturnType<typeof openServer>>
