/** Making an export after the answer has left. What a stop interrupted is taken up again at the next start. */
import { EXPORT_TTL_DAYS } from '#contracts/limits.ts'
import { pathOf } from '#contracts/routes.ts'
import type { EXPORT_STEPS } from '#contracts/api/data-export.ts'
import { personOf } from '#server/account/person.ts'
import type { Vault } from '#server/crypto/vault.ts'
import type { Database, Queries } from '#server/embedded/database.ts'
import type { Background } from '#server/http/background.ts'
import { describeError, type Log } from '#server/http/log.ts'
import { greetingName } from '#server/mail/mail.ts'
import type { Outbox } from '#server/mail/outbox.ts'
import { packExport } from './archive.ts'
import { collectAccount, collectPicture, collectTranscriptions } from './collect.ts'

export type ExportDesk = {
  db: Database
  vault: Vault
  outbox: Outbox
  origin: string
  background: Background
  log: Log
}

type Job = { id: string; userId: string }
type Step = (typeof EXPORT_STEPS)[number]

/** Percent at which each part begins; opening transcriptions takes nearly all of the time. */
const START = { account: 5, transcriptions: 10, packing: 90 } as const

const setProgress = (queries: Queries, { id }: Job, step: Step, progress: number) =>
  queries.query(
    `update public.data_export_requests set status = 'processing', step = $2, progress = $3 where id = $1`,
    [id, step, progress],
  )

/** Whole percents only: a thousand transcriptions are not a thousand writes. */
const reporter = (db: Queries, job: Job) => {
  let told = -1
  return async (done: number, all: number) => {
    const span = START.packing - START.transcriptions
    const progress = START.transcriptions + Math.floor((done / all) * span)
    if (progress === told) return
    told = progress
    await setProgress(db, job, 'transcriptions', progress)
  }
}

const make = async ({ db, vault, outbox, origin }: ExportDesk, job: Job) => {
  const person = await personOf(db, job.userId)
  if (person === null) throw new Error('The account of an export is gone.')
  await setProgress(db, job, 'account', START.account)
  const account = await collectAccount(db, job.userId)
  const key = await vault.keyFor(db, job.userId)
  await setProgress(db, job, 'transcriptions', START.transcriptions)
  const transcriptions = await collectTranscriptions(db, key, job.userId, reporter(db, job))
  await setProgress(db, job, 'packing', START.packing)
  const zip = packExport({ ...account, transcriptions }, await collectPicture(db, job.userId), person.language)
  const sealed = await key.seal('export', Buffer.from(zip).toString('base64'))
  await db.transaction(async (queries) => {
    await queries.query('insert into private.export_files (request_id, sealed) values ($1, $2)', [job.id, sealed])
    await queries.query(
      `update public.data_export_requests set status = 'ready', step = 'done', progress = 100, completed_at = now(),
         expires_at = now() + $2::integer * interval '1 day' where id = $1`,
      [job.id, EXPORT_TTL_DAYS],
    )
    await outbox.enqueue(queries, {
      kind: 'exportReady',
      to: person.email,
      language: person.language,
      name: greetingName(person.name),
      link: new URL(pathOf('accountSettings', person.language), origin).href,
    })
  })
}

const fail = (db: Queries, { id }: Job) =>
  db.query(`update public.data_export_requests set status = 'failed', completed_at = now() where id = $1`, [id])

export const startExport = (desk: ExportDesk, job: Job): void =>
  desk.background.run('export failed', async () => {
    try {
      await make(desk, job)
    } catch (error) {
      desk.log.error('export failed', describeError(error))
      await fail(desk.db, job)
    }
  })

export const resumeExports = async (desk: ExportDesk): Promise<void> => {
  const jobs = await desk.db.query<{ id: string; user_id: string }>(
    `select id, user_id from public.data_export_requests where status in ('pending', 'processing')`,
  )
  for (const { id, user_id: userId } of jobs) startExport(desk, { id, userId })
}
