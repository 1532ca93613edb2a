/** Composition root: starts the parts in the order of their dependencies and stops them in reverse. */
import { hostname } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createApp, createWorkerApp, type AppDeps } from './app.ts'
import { answerBackupRequests } from './backup/request.ts'
import { createTally, type Tally } from './base/tally.ts'
import { openGateway } from './features/billing/open-gateway.ts'
import { openMasterKeys } from './crypto/master-keys.ts'
import { markKeys } from './crypto/installation-keys.ts'
import { createVault, type Vault } from './crypto/vault.ts'
import { openBackend } from './embedded/backend.ts'
import type { Database } from './database/database.ts'
import { openPostgres } from './database/open-postgres.ts'
import type { Development } from './dev.ts'
import { foreignKey, installationKeys } from './preflight/check-keys.ts'
import { EnvironmentError, originOf, type Settings } from './settings/env.ts'
import { createBackground } from './http/background.ts'
import { createErrorReporter, NO_REPORTS, reportingLog } from './base/error-reports.ts'
import { exitOnCrash } from './base/exit-on-crash.ts'
import { isOfOpening } from './database/opening-failures.ts'
import { createLog, describeError, type Log } from './base/log.ts'
import { createMetrics } from './base/metrics.ts'
import { newRelease } from './base/release.ts'
import { countStoreOf } from './http/rate-limit-stores.ts'
import { createRateLimiter, scaledLimits } from './http/rate-limit.ts'
import { createRequestListener } from './http/request-listener.ts'
import { readSite } from './http/site-files.ts'
import { createMailboxKey, hasMailbox } from './features/mailbox/key.ts'
import { choosePort, createListener } from './listen.ts'
import { startHeartbeat } from './features/operations/heartbeat.ts'
import { startExportLoop } from './features/data-export/job.ts'
import { createOutbox } from './mail/outbox.ts'
import { startMaintenance } from './maintenance/loop.ts'
import { startMailLoop } from './mail/loop.ts'
import { createSender } from './mail/sender.ts'
import { createReturnPaths } from './mail/return-path.ts'
import { smtpTransport } from './mail/transport.ts'
import { addDemonstration, prepareServices } from './demonstration.ts'
import { newSecrets, openSecrets, type Secrets } from './settings/secrets.ts'
import { startWatchdog } from './base/watchdog.ts'
import { welcome } from './welcome.ts'

const SITE = fileURLToPath(new URL('../dist', import.meta.url))

/** `announce` is called when signals are handled: who reads its text may send one at once. */
export type RunningServer = { announce: () => void; close: () => Promise<void> }

type Options = { isDev: boolean; report: (line: string) => void }

type Data = Pick<AppDeps, 'db' | 'embedded'> & { close: () => Promise<void> }

const refuseMail = () => Promise.reject(new Error('The gate sends every mail, not the auth service'))

/** With a key set no token is signed or verified by a secret of ours, so that none needs to be stored. */
const ownSecrets = ({ dataDir, secrets, engines }: Settings): Secrets => {
  const jwtSecret = secrets.jwtSecret ?? (engines.tokens.kind === 'keySet' ? newSecrets().jwtSecret : undefined)
  return openSecrets(dataDir, { ...secrets, ...(jwtSecret !== undefined && { jwtSecret }) })
}

/** The services in process are opened unless both of them are remote. */
const openData = async (
  settings: Settings,
  secrets: Secrets,
  origin: string,
  report: Options['report'],
): Promise<Data> => {
  const { auth, tables } = settings.engines
  if (auth !== null && tables !== null && settings.databaseUrl !== null) {
    // A production's database is prepared by the release step.
    if (settings.isDemonstration) await prepareServices(settings.databaseUrl, report)
    const { db } = openPostgres(settings.databaseUrl, { poolUrl: settings.databasePoolUrl })
    return { db, embedded: null, close: db.close }
  }
  const backend = await openBackend({
    dataDir: settings.dataDir,
    databaseUrl: settings.databaseUrl,
    databasePoolUrl: settings.databasePoolUrl,
    origin,
    jwtSecret: secrets.jwtSecret,
    publishableKey: secrets.publishableKey,
    isSeeded: settings.isDemonstration,
    // The release step prepares the database of a production, and the preflight has checked it.
    isPrepared: !settings.isDemonstration,
    // The gate enqueues every mail itself.
    onMail: refuseMail,
    onProgress: (step) => report(`  ${step}`),
  })
  return { db: backend.db, embedded: backend, close: backend.close }
}

/** The preflight has compared them; of two first starts at once the second finds the keys of the first here. */
const claimKeys = async (settings: Settings, db: Database) => {
  if (settings.isDemonstration) return
  const foreign = await markKeys(db, installationKeys(settings))
  if (foreign.length > 0) throw new EnvironmentError(foreign.map(foreignKey).map(({ name, text }) => [name, text]))
}

const startMail = ({ settings: { smtp, bounces }, db, metrics, log }: AppDeps): (() => Promise<void>) => {
  if (smtp === null) return () => Promise.resolve()
  const transport = smtpTransport(smtp)
  const returnPaths = bounces === null ? null : createReturnPaths(bounces)
  const sender = createSender({ db, transport, connections: smtp.connections, returnPaths, log, metrics })
  const stop = startMailLoop(sender, log, { listen: db.listen })
  return async () => {
    await stop()
    transport.close()
  }
}

const openVault = async (settings: Settings, db: Database): Promise<Vault> => {
  const isNeeded = (await db.query('select 1 from private.data_keys limit 1')).length > 0
  const vault = createVault(await openMasterKeys(settings.dataDir, settings.masterKeys, { isNeeded }))
  await vault.rewrap(db)
  if (settings.isDemonstration) await addDemonstration(db, vault)
  return vault
}

/** Postgres has backup tools of its own. */
const startBackups = (db: Database, { dataDir }: Settings, log: Log): (() => Promise<void>) =>
  db.kind === 'pglite'
    ? answerBackupRequests({
        dataDir,
        // The transaction keeps other queries waiting, and writes nothing itself.
        paused: (work) => db.transaction(work),
        finished: () => db.exec('update private.upkeep set backed_up_at = now()'),
        report: (error) => log.error('backup failed', describeError(error)),
      })
    : () => Promise.resolve()

type Stop = () => Promise<unknown> | void

/** Mails, maintenance and exports: not at a server whose role is `web`. */
const startWork = (deps: AppDeps): { mail: Stop; others: Stop[] } => {
  const { settings, db, vault, origin, gateway, background, isStopping, metrics, log } = deps
  if (settings.role === 'web') return { mail: () => undefined, others: [] }
  const mail = startMail(deps)
  const outbox = createOutbox({ isSent: settings.smtp !== null })
  const stopMaintenance = startMaintenance({ db, gateway, log, metrics, outbox, origin })
  const stopExports = startExportLoop({ db, vault, outbox, origin, background, isStopping, log })
  return { mail, others: [stopExports, stopMaintenance] }
}

/**
 * Starts the background loops. The returned function begins no further mail and export; call `finished` when no request
 * is left, and `watchdogStopped` when nothing that could block is left.
 */
const startLoops = (deps: AppDeps, hits: Tally) => {
  const { settings, db, background, log } = deps
  const stopWatchdog = startWatchdog()
  const work = startWork(deps)
  const stopBackups = startBackups(db, settings, log)
  const stopHeartbeat = startHeartbeat({ ...deps, hits })
  return () => {
    const mailStopped = work.mail()
    const othersStopped = work.others.map((stop) => stop())
    return {
      finished: async () => {
        await background.settled()
        await Promise.all([mailStopped, ...othersStopped])
        await Promise.all([stopBackups(), stopHeartbeat()])
      },
      watchdogStopped: stopWatchdog,
    }
  }
}

/** Every line has the process and release that wrote it, also the last one of a crash. */
const identify = (settings: Settings) => {
  const release = newRelease(settings.revision)
  const { instance, revision, version } = release
  const metrics = createMetrics()
  metrics.observeProcess(release)
  const url = settings.errorReportUrl
  const errors = url === null ? NO_REPORTS : createErrorReporter({ url, release, metrics })
  const log = reportingLog(
    createLog(settings.logLevel, process.stdout, { instance, version: revision ?? version }),
    errors,
  )
  exitOnCrash(log, url === null ? null : errors, isOfOpening)
  return { release, log, metrics, errors }
}

type Front = { close: () => Promise<void> }

/** Serves the application over a socket. */
const listen = async (
  app: Pick<ReturnType<typeof createApp>, 'fetch'>,
  { host, port, isDev }: { host: string; port: number; isDev: boolean },
): Promise<Front> => {
  const serve = createRequestListener(app.fetch)
  const listener = createListener()
  let dev: Development | null = null
  try {
    if (isDev) dev = await (await import('./dev.ts')).startDevelopment(listener.server, serve)
    await listener.listen(host, port, dev?.handle ?? serve)
  } catch (error) {
    await dev?.close()
    throw error
  }
  return {
    close: async () => {
      // Before the listener, which waits for its open sockets.
      await dev?.close()
      await listener.close()
    },
  }
}

/** Refused requests are counted for the metrics of this process, and for the operations page of all. */
const openLimiter = (
  { settings, db, secrets, metrics }: Pick<AppDeps, 'settings' | 'db' | 'secrets' | 'metrics'>,
  hits: Tally,
) =>
  createRateLimiter(scaledLimits(settings.rateLimitFactor), countStoreOf(db, secrets.signingKey), (name) => {
    metrics.limited(name)
    hits.add(name)
  })

/** Serves the routes of this server's role. */
const listenByRole = (deps: AppDeps, options: Pick<Parameters<typeof listen>[1], 'port' | 'isDev'>): Promise<Front> => {
  const { settings } = deps
  const app = settings.role === 'worker' ? createWorkerApp(deps) : createApp(deps)
  return listen(app, { host: settings.host, ...options })
}

type Base = ReturnType<typeof identify> & { port: number; origin: string; secrets: Secrets }

const startWithData = async (
  settings: Settings,
  data: Data,
  { release, log, metrics, errors, port, origin, secrets }: Base,
  { isDev, report }: Options,
): Promise<RunningServer> => {
  const stopping = new AbortController()
  const background = createBackground(log)
  const { db, embedded } = data
  await claimKeys(settings, db)
  const vault = await openVault(settings, data.db)
  const hits = createTally()
  const limiter = openLimiter({ settings, db, secrets, metrics }, hits)
  const gateway = await openGateway(settings, { signingKey: secrets.signingKey, origin })
  const mailboxKey = hasMailbox(settings) ? createMailboxKey() : null
  const deps = {
    settings,
    origin,
    secrets,
    db,
    vault,
    embedded,
    gateway,
    mailboxKey,
    siteFiles: readSite(SITE),
    limiter,
    background,
    release,
    metrics,
    errors,
    isStopping: () => stopping.signal.aborted,
    log,
  }
  const front = await listenByRole(deps, { port, isDev })
  const stopLoops = startLoops(deps, hits)

  return {
    announce: () => {
      // A demonstration is read by a person, who sees it in the text below.
      if (!settings.isDemonstration) log.info('started', { pid: process.pid, host: hostname() })
      report(welcome({ settings, origin, port, mailboxKey }))
    },
    close: async () => {
      stopping.abort()
      await setTimeout(settings.stopDelay)
      const loops = stopLoops()
      await front.close()
      await loops.finished()
      await data.close()
      await loops.watchdogStopped()
    },
  }
}

/** Resolves when requests are served. Throws errors that `main.ts` explains, with everything closed. */
export const startServer = async (settings: Settings, options: Options): Promise<RunningServer> => {
  const port = await choosePort(settings.host, settings.port)
  const origin = settings.publicUrl ?? originOf(settings.host, port)
  const identity = identify(settings)
  const secrets = ownSecrets(settings)
  options.report('Starting Prosa')
  const data = await openData(settings, secrets, origin, options.report)
  try {
    return await startWithData(settings, data, { ...identity, port, origin, secrets }, options)
  } catch (error) {
    await data.close()
    throw error
  }
}
