/**
 * Background job that makes exports. One that is interrupted, or whose database was lost, is claimed again, by any process,
 * until it is given up.
 */
import type { Language } from '#contracts/languages.ts'
import { pathOf } from '#contracts/routes.ts'
import { personOf } from '#server/account/person.ts'
import type { DataKey, Vault } from '#server/crypto/vault.ts'
import type { Database } from '#server/database/database.ts'
import { isTransientError } from '#server/database/transient-errors.ts'
import type { Background } from '#server/http/background.ts'
import { startLeaseRenewal } from '#server/base/lease-renewal.ts'
import { describeError, type Log } from '#server/base/log.ts'
import { recipientFields } from '#server/mail/mail.ts'
import type { Outbox } from '#server/mail/outbox.ts'
import {
  claimExport,
  ClaimLost,
  failExport,
  finishExport,
  type Job,
  LEASE_SECONDS,
  MAX_ATTEMPTS,
  releaseExport,
  renewClaim,
  setProgress,
} from './claims.ts'
import { collectAccount, collectPicture, collectTranscriptions } from './collect.ts'
import { dropFile, openFile } from './files.ts'
import { openPacker, type Packer } from './packer.ts'

export type ExportDeps = {
  db: Database
  vault: Vault
  outbox: Outbox
  origin: string
  background: Background
  /** Whether this server is stopping, and may be killed if that takes long. */
  isStopping: () => boolean
  log: Log
}

/** Percent at which each part begins; decryption takes nearly all of the time. */
const START = { account: 5, transcriptions: 10, packing: 90 } as const

/** Throttles updates: progress is stored only when the whole percent changes. */
const reporter = (db: Database, job: Job) => {
  let written = -1
  return async (done: number, all: number) => {
    const span = START.packing - START.transcriptions
    const progress = START.transcriptions + Math.floor((done / all) * span)
    if (progress === written) return
    written = progress
    await setProgress(db, job, 'transcriptions', progress)
  }
}

class ServerStopping extends Error {
  override readonly name = 'ServerStopping'
}

const packTranscriptions = async (
  packer: Packer,
  { db, isStopping }: ExportDeps,
  job: Job,
  key: DataKey,
): Promise<void> => {
  const file = await openFile(db, key, job)
  await setProgress(db, job, 'transcriptions', START.transcriptions)
  const report = reporter(db, job)
  for await (const { rows, done, all } of collectTranscriptions(db, key, job.userId)) {
    if (isStopping()) throw new ServerStopping('Another process makes the export.')
    await file.write(await packer.add(rows))
    await report(done, all)
  }
  await setProgress(db, job, 'packing', START.packing)
  await file.write(await packer.end())
  await file.end()
}

const collectAndPack = async (deps: ExportDeps, job: Job, language: Language): Promise<void> => {
  const { db, vault } = deps
  await setProgress(db, job, 'account', START.account)
  const account = await collectAccount(db, job.userId)
  const picture = await collectPicture(db, job.userId)
  const key = await vault.keyFor(db, job.userId)
  const packer = openPacker({ account, picture, language })
  try {
    await packTranscriptions(packer, deps, job, key)
  } finally {
    await packer.close()
  }
}

class ExportGivenUp extends Error {
  override readonly name = 'ExportGivenUp'
}

const makeExport = async (deps: ExportDeps, job: Job) => {
  if (job.attempt > MAX_ATTEMPTS) throw new ExportGivenUp('Each process that made an export was interrupted.')
  const { db, outbox, origin } = deps
  const person = await personOf(db, job.userId)
  if (person === null) throw new ClaimLost('The account of an export is gone.')
  await collectAndPack(deps, job, person.language)
  await db.transaction(async (queries) => {
    await finishExport(queries, job)
    await outbox.enqueue(queries, {
      kind: 'exportReady',
      ...recipientFields(person),
      link: new URL(pathOf('dataSettings', person.language), origin).href,
    })
  })
}

const run = async (deps: ExportDeps, job: Job): Promise<void> => {
  const stopRenewal = startLeaseRenewal(() => renewClaim(deps.db, job), (LEASE_SECONDS * 1_000) / 3)
  try {
    await makeExport(deps, job)
  } catch (error) {
    if (error instanceof ServerStopping) return await releaseExport(deps.db, job)
    // Deleted with its account.
    if (error instanceof ClaimLost && (await personOf(deps.db, job.userId)) === null) return
    deps.log.error('export failed', describeError(error))
    // The process that took over sets the final status. After a transient error the lease expires, and one takes over.
    if (error instanceof ClaimLost || isTransientError(error)) return
    await failExport(deps.db, job)
    await dropFile(deps.db, job.id)
  } finally {
    stopRenewal()
  }
}

/** Makes the export in the background, unless another process has claimed it. */
export const startExport = (deps: ExportDeps, id: string): void =>
  deps.background.run('export failed', async () => {
    const job = deps.isStopping() ? null : await claimExport(deps.db, id)
    if (job !== null) await run(deps, job)
  })

/** Claims and makes exports one after the other, until none is left or the server stops. */
export const processExports = async (deps: ExportDeps): Promise<void> => {
  while (!deps.isStopping()) {
    const job = await claimExport(deps.db)
    if (job === null) return
    await run(deps, job)
  }
}

const CHECK_EVERY_MS = 60_000

/**
 * Makes exports as they are requested at any server, and checks every minute for interrupted ones. Returns the function
 * that stops it.
 */
export const startExportLoop = (deps: ExportDeps): (() => void) => {
  let isChecking = false
  let isStopped = false
  const isStopping = () => isStopped || deps.isStopping()
  const check = () => {
    if (isChecking || isStopping()) return
    isChecking = true
    deps.background.run('export check failed', () =>
      processExports({ ...deps, isStopping }).finally(() => {
        isChecking = false
      }),
    )
  }
  const timer = setInterval(check, CHECK_EVERY_MS)
  timer.unref()
  deps.db
    .listen('prosa_exports', { onNotification: check, onGap: check })
    .catch((error: unknown) => deps.log.error('export listener failed', describeError(error)))
  check()
  return () => {
    isStopped = true
    clearInterval(timer)
  }
}
