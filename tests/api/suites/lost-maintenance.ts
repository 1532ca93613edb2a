/** Runs of the maintenance during which the database is lost. */
import { beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '#server/base/log.ts'
import { startMaintenance } from '#server/maintenance/loop.ts'
import { TASKS } from '#server/maintenance/prune.ts'
import { type AccountArea, openAccountArea } from '../kit/members.ts'
import { openShop } from '../kit/shop.ts'

let area: AccountArea
beforeAll(async () => {
  area = await openAccountArea()
})

/** From the first statement for which `isLast` holds, or the first transaction, that many fail. */
const losing = (isLast: (sql: string) => boolean, failing: number) => {
  let left = failing
  let isLost = false
  const attempt = <T>(work: () => Promise<T>): Promise<T> => {
    if (!isLost || left === 0) return work()
    left -= 1
    return Promise.reject(Object.assign(new Error('lost'), { code: 'CONNECTION_CLOSED' }))
  }
  return {
    ...area.db,
    query: (sql: string, params?: readonly unknown[]) => {
      isLost ||= isLast(sql)
      return attempt(() => area.db.query(sql, params))
    },
    transaction: (run) => {
      isLost = true
      return attempt(() => area.db.transaction(run))
    },
    ping: () => attempt(() => area.db.ping()),
  } satisfies typeof area.db
}

const isSecondTask = (sql: string) => sql === TASKS[1]?.sql

describe('a database that is lost during a run', () => {
  // Proves OPS-100.
  it.each([
    { during: 'deletions', isLast: isSecondTask, failing: Infinity, task: 'deletedTranscriptions', isComplete: false },
    { during: 'plans', isLast: () => false, failing: Infinity, task: 'settlePlans', isComplete: false },
    {
      during: 'deletions, for a moment',
      isLast: isSecondTask,
      failing: 1,
      task: 'deletedTranscriptions',
      isComplete: true,
    },
  ])('is reported once: during $during', async ({ isLast, failing, task, isComplete }) => {
    for (const member of [await area.member(), await area.member()]) {
      await openShop(area).subscribe(member, '-30 days')
    }
    await area.db.query(
      `update private.upkeep set seen_at = now(), tidied_at = now() - interval '1 hour', doubted_at = null`,
    )
    const lines: { kind?: string }[] = []
    const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line) as { kind?: string }) })
    const { exportDeps, metrics, billingMail } = area
    const db = losing(isLast, failing)
    await startMaintenance({ ...exportDeps, ...billingMail, db, gateway: null, metrics, log })()
    const [last] = await area.db.query(
      `select tidied_at > now() - interval '1 minute' as "isComplete" from private.upkeep`,
    )
    await area.db.query('update private.upkeep set claimed_by = null, claimed_until = null')
    expect([lines.map(({ kind }) => kind), last]).toEqual([
      isComplete ? [task] : [task, 'releaseLease'],
      { isComplete },
    ])
  })
})
